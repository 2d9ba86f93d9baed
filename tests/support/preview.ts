/** Port on which the tests serve the built site; `PORT` moves it, so that two checkouts can be tested beside each other. */
export const previewPort = Number(process.env.PORT ?? 3123);
