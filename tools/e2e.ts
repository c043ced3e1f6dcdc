/** `npm run e2e`: the journeys in a browser, on a freshly built shop. Arguments go to Playwright: `npm run e2e -- --project=phone`. */
import { buildWeb, needsBuild } from './build.ts';
import { exitWith, run } from './process.ts';

if (needsBuild()) {
  console.log('Building the shop …');
  const built = await buildWeb();
  if (built.code !== 0) exitWith(built);
}
exitWith(await run('playwright', ['test', ...process.argv.slice(2)]));
