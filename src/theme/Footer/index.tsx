import Footer from '@site/src/components/Footer';

export default Footer;
