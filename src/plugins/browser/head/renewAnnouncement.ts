/**
 * Forgets that an earlier announcement was dismissed. Docusaurus 3.10 does so too, but only after it has hidden the new
 * one for this page. Runs in the browser, so it may use nothing from outside.
 *
 * @param id of the current announcement
 */
export function renewAnnouncement(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Without storage nothing was dismissed.
  }
}
