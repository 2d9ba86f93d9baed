import PageData from '@site/src/components/StructuredData/PageData';

// Replaces the tags of 3.10.2, which are several heads and lack structured data.
export default PageData;
