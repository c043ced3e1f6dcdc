/**
 * `npm run prove`: the extended tests. Ten times as many property cases, three rounds of
 * killing the server during checkouts, a crawl of all pages with markup, images and
 * layout, slow journeys, all journeys in every language and width, those of the demo, and byte
 * and request budgets. Takes about an hour.
 */
import { buildShop } from './build.ts';
import { run } from './process.ts';
import { openSuites } from './suites.ts';

const everything = { PROVE: 'all', LAWS_SCALE: process.env.LAWS_SCALE ?? '10' } as const;
const suites = openSuites();
const isBuilt = await suites.check('Build (Vite)', () => buildShop());
await suites.vitest(
  'Laws, crashes and one more language (Vitest)',
  ['laws', 'crash', 'addLanguage', '--testTimeout=900000'],
  everything,
);
const pages = 'Every page in a browser (Playwright)';
if (isBuilt) await suites.playwright(pages, ['e2e/crawl.e2e.ts', 'e2e/looks.e2e.ts'], everything);
else suites.fail(`${pages}: the shop is not built`);
const journeys =
  'Journeys that are slow, and those in the other three pairs of language and width (Playwright)';
if (isBuilt) await suites.playwright(journeys, ['--grep', '@twice|@seldom'], everything);
else suites.fail(`${journeys}: the shop is not built`);
await suites.playwright('Journeys in the demo without a server', [
  '-c',
  'playwright.demo.config.ts',
]);
await suites.check('Bytes and requests of the first views', () =>
  run('node', ['tools/size.ts'], { show: 'collect' }),
);
suites.finish();
