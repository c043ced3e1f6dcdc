/** `npm start`: builds the web part when its sources have changed, then serves the shop. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.ts';
import { root } from './process.ts';
import { serverEntry } from './shop.ts';

await ensureBuilt();
process.env.NODE_ENV ??= 'production';
// On a terminal, warnings matter and single requests do not.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, serverEntry)).href);
