import Search from '@site/src/components/search';

export default Search;
