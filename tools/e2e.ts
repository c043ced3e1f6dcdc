/** `npm run e2e -- --project=phone-en`: arguments are passed to Playwright. */
import { ensureBuilt } from './build.ts';
import { exitWith, run } from './process.ts';

await ensureBuilt();
exitWith(await run('playwright', ['test', ...process.argv.slice(2)]));
