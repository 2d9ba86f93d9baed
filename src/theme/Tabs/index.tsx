// Replaces the tabs of 3.10.2: they have no name, no ids, and are mounted a second time after the page starts.
export {default} from '@site/src/components/Tabs';
