import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

import ProductNavbarItem from '@site/src/components/ProductNavbarItem';
import SocialNavbarItem from '@site/src/components/SocialNavbarItem';

// Replaces the map of 3.10.2: only the items of this navigation bar, without those for languages and versions.
export default {docSidebar: ProductNavbarItem, search: SearchNavbarItem, 'custom-social': SocialNavbarItem};
