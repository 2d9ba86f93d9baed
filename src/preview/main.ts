import {settings} from '../site/settings';

import {previewServer} from './server';

/** Runs the preview server. Without a build, or if the port is in use, it prints one line and sets exit status 1. */
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
