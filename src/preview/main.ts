import {settings} from '../site/settings';

import {previewServer} from './server';

/**
 * Serves a built site on this machine until the process ends; a folder without a build or a taken port ends it with one
 * line and status 1.
 *
 * @param root folder of the built site
 * @param baseUrl path under which the site was built, with slashes around it
 */
export function main(root: string, port: number, baseUrl = settings.baseUrl): void {
  try {
    previewServer(root, baseUrl)
      .once('error', ({code, message}: NodeJS.ErrnoException) =>
        fail(code === 'EADDRINUSE' ? `port ${port} is in use. Choose another: PORT=8080 npm run preview` : message),
      )
      .listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}${baseUrl.slice(0, -1)}`));
  } catch (error) {
    fail(`${root}: ${(error as Error).message}. Build the site first: npm run build`);
  }
}

function fail(reason: string): void {
  console.error(`preview: ${reason}`);
  process.exitCode = 1;
}
