import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type Prepared, prepare } from '../../platform/cache/prepared.ts';
import { policyOf } from '../../platform/http/securityHeaders.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const forever = 'public, max-age=31536000, immutable';
const aWhile = 'public, max-age=3600';

/** The files of the built shop by their address, each compressed as well as it goes the first time it is asked for. */
export type Files = { readonly has: (pathname: string) => boolean; readonly read: (pathname: string) => Promise<Prepared | undefined> };

/** Finds the files below a folder. Hidden ones (the build's own notes) are not served. */
export const openFiles = (folder: string): Files => {
  const paths: ReadonlyMap<string, string> = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.split(sep).some((part) => part.startsWith('.')) && statSync(join(folder, path)).isFile())
      .map((path): [string, string] => [`/${path.split(sep).join('/')}`, join(folder, path)]),
  );
  return {
    has: (pathname) => paths.has(pathname),
    read: async (pathname) => {
      const path = paths.get(pathname);
      if (path === undefined) return undefined;
      const content = readFileSync(path);
      return await prepare(
        200,
        content,
        {
          ...(extname(path) === '.svg' && { 'content-security-policy': policyOf(content.toString('utf8')) }),
          'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
          // The build puts a hash of the content into the names below /assets/.
          'cache-control': pathname.startsWith('/assets/') ? forever : aWhile,
        },
        11,
      );
    },
  };
};
