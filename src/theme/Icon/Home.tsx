export {HomeIcon as default} from '@site/src/components/icons';
