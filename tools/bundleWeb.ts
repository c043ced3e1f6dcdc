/**
 * Builds the shop's part for browsers, and the part that renders pages on the server, into `packages/web/dist`. Files for browsers are held by a shop that is open; parts of what renders are read when a page
 * first asks for them, so that those of builds before stay.
 */
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from './process.ts';
import { takePlace } from './takePlace.ts';

const web = join(root, 'packages', 'web');

const builder = await createBuilder({ root: web, mode: 'production', logLevel: 'warn' });
await builder.buildApp();
takePlace(
  join(web, 'dist', 'server-draft'),
  join(web, 'dist', 'server'),
  (path) => !path.startsWith('parts/'),
);
