import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';

const root = join(import.meta.dirname, '..', '..', 'build');
const port = Number(process.env.PORT ?? 3123);
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function fileFor(path) {
  const clean = normalize(path).replace(/\/+$/, '');
  const candidates = [clean, `${clean}.html`, `${clean}/index.html`].map((name) => join(root, name));
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

// Serves the built site the way static hosts do: clean paths, and 404.html for the rest.
createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = fileFor(path);
  response.writeHead(file ? 200 : 404, {
    'content-type': types[extname(file ?? '404.html')] ?? 'application/octet-stream',
  });
  createReadStream(file ?? join(root, '404.html')).pipe(response);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
