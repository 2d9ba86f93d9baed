export {default} from '@site/src/components/LoadState';
