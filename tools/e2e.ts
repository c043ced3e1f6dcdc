/** `npm run e2e`: the journeys in a browser, on a freshly built shop. Arguments go to Playwright: `npm run e2e -- --project=phone-en`. */
import { ensureBuilt } from './build.ts';
import { exitWith, run } from './process.ts';

await ensureBuilt();
exitWith(await run('playwright', ['test', ...process.argv.slice(2)]));
