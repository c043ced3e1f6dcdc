/**
 * `npm start`: builds the web package if its sources have changed, then serves the shop.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.ts';
import { root } from './process.ts';
import { serverEntry } from './shop.ts';

await ensureBuilt();
process.env.NODE_ENV ??= 'production';
// On a terminal, log warnings only instead of every request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, serverEntry)).href);
