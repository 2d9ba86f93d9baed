import {fillServedDocs} from './pages';
import {fillCommandPages, fillRecipePages} from './reference';

/** Remark steps that fill pages from data, for the compiler and for what is searched and copied. */
export const fill = [fillCommandPages, fillRecipePages, fillServedDocs];
