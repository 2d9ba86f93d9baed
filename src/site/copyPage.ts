/** The development server has no Markdown copies. */
const isBuilt = process.env.NODE_ENV !== 'development';

/** Texts of the button that copies a page, by its state; also shown before the application runs. */
export const copyLabels = {ready: 'Copy page', copied: 'Copied', failed: isBuilt ? 'Not copied' : 'Built site only'};

/** Announcements of the button. */
export const copyMessages: Readonly<Record<keyof typeof copyLabels, string>> = {
  ready: '',
  copied: 'The page is on the clipboard as Markdown.',
  failed: isBuilt
    ? 'The page could not be copied. View it as Markdown instead.'
    : 'Copies of pages exist in the built site only.',
};

/** Path of the check mark. */
export const copiedDrawing = 'm4 12.5 5 5L20 6.5';
