/**
 * Serves a folder as a plain static host does: files, `index.html` and `404.html`. Folders are
 * redirected to a slash.
 */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

export const serveFolder = async (
  folder: string,
  { base, port }: { readonly base: string; readonly port: number },
): Promise<string> => {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const path = decodeURIComponent(pathname);
      const inside = path.startsWith(base) ? normalize(`/${path.slice(base.length)}`) : null;
      const wanted = inside === null ? null : join(folder, inside);
      const candidates = wanted === null ? [] : [wanted, join(wanted, 'index.html')];
      const checked = await Promise.all(candidates.map(isFile));
      const found = candidates[checked.indexOf(true)];
      if (found?.endsWith('/index.html') && !pathname.endsWith('/') && found !== wanted) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const file = found ?? join(folder, '404.html');
      response.writeHead(found ? 200 : 404, {
        'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      });
      response.end(request.method === 'HEAD' ? undefined : await readFile(file));
    };
    serve().catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}${base}`;
};
