/**
 * `npm test`: runs every check and test. Its last line is `N passed, N failed`, and the
 * exit code is 0 if all passed. A task runner could not print this total.
 */
import { buildShop } from './build.ts';
import { checks } from './checks.ts';
import { run } from './process.ts';
import { openSuites } from './suites.ts';

const suites = openSuites();
const [isBuilt] = await Promise.all([
  suites.check('Build (Vite)', () => buildShop()),
  ...checks.map(({ name, work }) => suites.check(name, work)),
]);
if (isBuilt)
  await suites.check('Bytes of the first views', () =>
    run('node', ['tools/size.ts', '--bytes'], { show: 'collect' }),
  );
await suites.vitest('Unit, contract and server tests (Vitest)', []);
const journeys = 'Journeys in a browser (Playwright)';
if (isBuilt) await suites.playwright(journeys, []);
else suites.fail(`${journeys}: the shop is not built`);
await suites.playwright('Journeys in the demo without a server', [
  '-c',
  'playwright.demo.config.ts',
]);
suites.finish();
