/**
 * `npm test`: every check and every test. Its last line counts them: `N passed, N failed`; the exit code tells whether all passed. A task runner could
 * start the steps; that one line over all of them, which a machine reads too, is what none of them prints.
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
suites.finish();
