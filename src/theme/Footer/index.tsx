export {default} from '@site/src/components/Footer';
