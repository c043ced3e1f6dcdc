/**
 * `npm run prove`: what `npm test` does a part of, to the end. Ten times as many cases of every law, three rounds of killing the server in the middle of
 * checkouts, every address of the shop with its markup, its pictures and its look in a browser, journeys that are slow, those of `npm test` in every pair of language
 * and width, and the bytes and requests of the first views. Takes about an hour.
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
await suites.check('Bytes and requests of the first views', () =>
  run('node', ['tools/size.ts'], { show: 'collect' }),
);
suites.finish();
