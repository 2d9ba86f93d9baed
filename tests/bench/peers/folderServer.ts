import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {extname, join, normalize} from 'node:path';

import {previewServer} from '../../../src/preview/server';
import {contentTypes, hostFiles} from '../../../src/site/hosting';

const types: Readonly<Record<string, string | undefined>> = contentTypes;

/** Serves a build like its host: ours with its own headers, others with clean URLs and cached assets. */
export function folderServer(root: string): Server {
  if (existsSync(join(root, hostFiles.headers))) {
    return previewServer(root);
  }
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname).replace(/(?<=.)\/$/, '');
    const forms = [path, `${path}.html`, join(path, 'index.html')].map((form) => join(root, form));
    const file = forms.find((form) => statSync(form, {throwIfNoEntry: false})?.isFile());
    if (!file) {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end('Not found');
      return;
    }
    response
      .writeHead(200, {
        'content-type': types[extname(file).slice(1)] ?? 'application/octet-stream',
        'cache-control': extname(file) === '.html' ? 'max-age=0, must-revalidate' : 'max-age=31536000, immutable',
      })
      .end(readFileSync(file));
  });
}
