import releaseData from '../../specs/gateway/releases.json';

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Releases of the gateway, newest first; `day` is the date in words. */
export const releases = releaseData.releases.map((release) => ({
  ...release,
  day: dateFormat.format(new Date(release.date)),
}));
