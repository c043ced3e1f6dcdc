/**
 * `npm run e2e`: Playwright journeys on a fresh build. Arguments are passed on: `npm run
 * e2e -- --project=phone-en`.
 */
import { ensureBuilt } from './build.ts';
import { exitWith, run } from './process.ts';

await ensureBuilt();
exitWith(await run('playwright', ['test', ...process.argv.slice(2)]));
