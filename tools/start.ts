/** `npm start`: builds the shop when needed and serves it, in this process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.ts';
import { root } from './process.ts';
import { serverEntry } from './shop.ts';

await ensureBuilt();
process.env.NODE_ENV ??= 'production';
// Who reads along on a terminal wants to know of trouble, not of every request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, serverEntry)).href);
