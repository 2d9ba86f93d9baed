import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import SocialNavbarItem from '@site/src/components/SocialNavbarItem';

export default {...ComponentTypes, 'custom-social': SocialNavbarItem};
