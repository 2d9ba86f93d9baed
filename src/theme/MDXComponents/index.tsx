import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

import {Card, Cards} from '@site/src/components/Cards';
import CodeSample from '@site/src/components/CodeSample';
import Facts from '@site/src/components/Facts';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  Card,
  Cards,
  CodeSample,
  Facts,
  TabItem,
  Tabs,
  // The theme's opens only with scripts what a search in the page has found.
  Details: 'details',
  table: ScrollTable,
};
