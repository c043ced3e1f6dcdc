/** `npm run crawl`: walks through every address of a freshly built shop, also in a browser, and asks for every variant, filter and picture. Takes a while. */
import { buildWeb, needsBuild } from './build.ts';
import { exitWith, run } from './process.ts';

if (needsBuild()) {
  console.log('Building the shop …');
  const built = await buildWeb();
  if (built.code !== 0) exitWith(built);
}
exitWith(await run('playwright', ['test', 'e2e/crawl.e2e.ts', ...process.argv.slice(2)], { env: { CRAWL: 'all' } }));
