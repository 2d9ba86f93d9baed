/** Texts of the button that copies a page, by its state; also shown before the application runs. */
export const copyLabels = {ready: 'Copy page', copied: 'Copied', failed: 'Not copied'};

/** Announcements of the button. */
export const copyMessages: Readonly<Record<keyof typeof copyLabels, string>> = {
  ready: '',
  copied: 'The page is on the clipboard as Markdown.',
  failed: 'The page could not be copied. View it as Markdown instead.',
};

/** Path of the check mark. */
export const copiedDrawing = 'm4 12.5 5 5L20 6.5';
