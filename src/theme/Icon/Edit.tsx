export {EditIcon as default} from '@site/src/components/icons';
