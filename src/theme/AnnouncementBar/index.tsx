import AnnouncementBar from '@site/src/components/AnnouncementBar';

export default AnnouncementBar;
