/** `npm run crawl`: walks through every address of a freshly built shop, also in a browser, and asks for every variant, filter and picture. Takes a while. */
import { ensureBuilt } from './build.ts';
import { exitWith, run } from './process.ts';

await ensureBuilt();
exitWith(await run('playwright', ['test', 'e2e/crawl.e2e.ts', ...process.argv.slice(2)], { env: { CRAWL: 'all' } }));
