import TabPanel from '@site/src/components/Tabs/TabPanel';

// Replaces the panel of 3.10.2, which does not say which tab it belongs to.
export default TabPanel;
