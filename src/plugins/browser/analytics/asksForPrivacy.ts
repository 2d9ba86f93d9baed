/** Privacy signals of a browser. */
interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy({doNotTrack, globalPrivacyControl}: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
