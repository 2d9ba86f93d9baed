/** Port of the preview server; set `PORT` to test two checkouts at the same time. */
export const previewPort = Number(process.env.PORT ?? 3123);
