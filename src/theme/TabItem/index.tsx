// Replaces the panel of 3.10.2, which does not say which tab it belongs to.
export {TabPanel as default} from '@site/src/components/Tabs';
