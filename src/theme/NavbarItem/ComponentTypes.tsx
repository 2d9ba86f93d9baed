import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import ProductNavbarItem from '@site/src/components/ProductNavbarItem';
import SocialNavbarItem from '@site/src/components/SocialNavbarItem';

export default {...ComponentTypes, docSidebar: ProductNavbarItem, 'custom-social': SocialNavbarItem};
