/**
 * `npm test`: runs every check and test. Its last line is `N passed, N failed`, and the
 * exit code is 0 if all passed. A task runner could not print this total.
 */
import { buildShop } from './build.ts';
import { checks } from './checks.ts';
import { testedDemo } from './demo/testedDemo.ts';
import { run } from './process.ts';
import { openSuites } from './suites.ts';

const suites = openSuites();

const build = async (): Promise<boolean> => {
  const isBuilt = await suites.check('Build (Vite)', () => buildShop());
  if (!isBuilt) return false;
  await Promise.all([
    suites.check('Bytes of the first views', () =>
      run('node', ['tools/size.ts', '--bytes'], { show: 'collect' }),
    ),
    suites.check('Build of the demo', () =>
      run('node', ['tools/demo.ts', ...testedDemo], { show: 'collect' }),
    ),
  ]);
  return true;
};

const [isBuilt] = await Promise.all([
  build(),
  ...checks.map(({ name, work }) => suites.check(name, work)),
]);
await suites.vitest('Unit, contract and server tests (Vitest)', []);
const journeys = 'Journeys in a browser (Playwright)';
const demoJourneys = 'Journeys in the demo without a server';
if (isBuilt) {
  await suites.playwright(journeys, []);
  await suites.playwright(demoJourneys, ['-c', 'playwright.demo.config.ts'], {
    DEMO_IS_BUILT: 'yes',
  });
} else for (const name of [journeys, demoJourneys]) suites.fail(`${name}: the shop is not built`);
suites.finish();
