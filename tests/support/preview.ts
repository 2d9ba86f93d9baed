/** Port on which the tests serve the built site. */
export const previewPort = 3123;
