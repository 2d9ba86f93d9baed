import MobileMenu from '@site/src/components/MobileMenu';

export default MobileMenu;
