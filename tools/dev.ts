/** `npm run dev`: the shop with hot reload. Vite, mounted by the server, reloads the screens; a change to the server starts it anew. */
import { exitWith, run } from './process.ts';
import { serverEntry } from './shop.ts';

exitWith(await run('node', ['--watch', '--watch-preserve-output', serverEntry, '--dev', ...process.argv.slice(2)]));
