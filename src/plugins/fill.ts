import {fillServedDocs} from './pages/servedDocs';
import {fillCommandPages, fillRecipePages} from './reference/fill';

/** Remark steps that fill pages from data, for the compiler and for what is searched and copied. */
export const fill = [fillCommandPages, fillRecipePages, fillServedDocs];
