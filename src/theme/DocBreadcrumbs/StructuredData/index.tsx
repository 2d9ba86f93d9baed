import Breadcrumbs from '@site/src/components/StructuredData/Breadcrumbs';

// Replaces the list of 3.10.2, which omits the home page and the product.
export default Breadcrumbs;
