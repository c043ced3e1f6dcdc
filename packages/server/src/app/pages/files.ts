import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { respond } from '../../platform/http/respond.ts';
import { policyOf, shownElsewhere, workerPolicy } from '../../platform/http/securityHeaders.ts';

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
/** The service worker lists the files of a release, so it must not be cached. */
const workerPath = '/service-worker.js';
const cachingOf = (pathname: string): string => {
  if (pathname === workerPath) return 'no-cache';
  // File names below /assets/ contain a content hash.
  return pathname.startsWith('/assets/') ? forever : aWhile;
};

export type Files = {
  readonly has: (pathname: string) => boolean;
  readonly read: (pathname: string) => Response | undefined;
  /** The file as the build compressed it. */
  readonly brotli: (pathname: string) => Buffer<ArrayBuffer> | undefined;
};

/**
 * Reads all files of a folder into memory, so that a new build does not remove files of pages
 * in use. Hidden files (build notes) are not served.
 */
export const openFiles = (folder: string): Files => {
  const contents: ReadonlyMap<string, Buffer<ArrayBuffer>> = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          !path.split(sep).some((part) => part.startsWith('.')) &&
          statSync(join(folder, path)).isFile(),
      )
      .map((path): [string, Buffer<ArrayBuffer>] => [
        `/${path.split(sep).join('/')}`,
        readFileSync(join(folder, path)),
      ]),
  );
  return {
    has: (pathname) => contents.has(pathname),
    brotli: (pathname) => contents.get(`${pathname}.br`),
    read: (pathname) => {
      const content = contents.get(pathname);
      if (content === undefined) return undefined;
      return respond(200, content, {
        ...(pathname === workerPath && { 'content-security-policy': workerPolicy }),
        ...(extname(pathname) === '.svg' && {
          'content-security-policy': policyOf(content.toString('utf8')),
        }),
        // Mails and other sites display the shop's icons.
        ...(/^\/icon-\d+\.png$/.test(pathname) && shownElsewhere),
        'content-type': contentTypes[extname(pathname)] ?? 'application/octet-stream',
        'cache-control': cachingOf(pathname),
      });
    },
  };
};
