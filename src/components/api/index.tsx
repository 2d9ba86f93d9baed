import lists from './lists.module.css';
import page from './styles.module.css';

export {default as ApiExample} from './Example';
export {default as ApiFilter} from './Filter';
export {default as ApiReference} from './Reference';
export {default as ApiRequest} from './Request';

/** Classes of the generated parts of a page. */
export const styles = {...page, ...lists};
