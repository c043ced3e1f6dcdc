/**
 * `npm run browsers`: the purchase journey in Firefox and WebKit if installed, in both
 * languages, on the built shop. `npm test` covers all journeys in Chromium only. On
 * Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`.
 */
import type { Browser } from './browsers/browser.ts';
import { openFirefox } from './browsers/firefox.ts';
import { mainJourney } from './browsers/mainJourney.ts';
import { openWebKit } from './browsers/webkit.ts';
import { ensureBuilt } from './build.ts';
import { startShop } from './shop.ts';

const browsers: readonly {
  readonly name: string;
  readonly open: (language: string) => Promise<Browser | null>;
}[] = [
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
];

await ensureBuilt();
const complaints: string[] = [];
const shop = await startShop({
  onLine: (line) => {
    if (line.includes('a page told of an error')) complaints.push(line);
  },
});
const done = { passed: 0, failed: 0 };
for (const { name, open } of browsers)
  for (const language of ['en', 'de'] as const) {
    const browser = await open(language === 'de' ? 'de-DE' : 'en-US');
    if (!browser) {
      console.log(`– ${name} is not installed; skipped.`);
      break;
    }
    try {
      console.log(
        `✓ ${name}, ${language}: order ${await mainJourney(browser, shop.address, language)}`,
      );
      done.passed += 1;
    } catch (problem) {
      console.log(
        `✗ ${name}, ${language}: ${problem instanceof Error ? problem.message : String(problem)}`,
      );
      done.failed += 1;
    } finally {
      await browser.close();
    }
  }
await shop.stop();
for (const complaint of complaints) console.log(`✗ ${complaint}`);
console.log(`${done.passed} passed, ${done.failed + complaints.length} failed`);
process.exit(done.failed + complaints.length === 0 ? 0 : 1);
