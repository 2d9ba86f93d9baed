import NotFound from '@site/src/components/NotFound';

export default NotFound;
