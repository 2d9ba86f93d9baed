import LoadState from '@site/src/components/LoadState';

export default LoadState;
