/**
 * Resets the dismissal of an earlier announcement. Docusaurus 3.10 does so only after it has hidden the new one on this
 * page. Serialized into the page: no imports.
 */
export function renewAnnouncement(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Without storage there is no dismissal.
  }
}
