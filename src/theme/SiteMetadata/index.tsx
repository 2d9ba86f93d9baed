export {default} from '@site/src/components/SiteHead';
