import { defineConfig, devices } from '@playwright/test';
import { hasRefused } from './e2e/consent.ts';
import type { Options } from './e2e/test.ts';
import { findHeadlessShell } from './tools/chromium.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const english = { language: 'en', locale: 'en-US' } as const;
const german = { language: 'de', locale: 'de-DE' } as const;

const isThorough = process.env.PROVE === 'all';
/** Whether nobody looks: `npm test`, and not one journey somebody looks into. */
const isUnseen = Boolean(process.env.CI);
/** Whether what is slow and seldom fails is left to `npm run prove`. */
const isShort = isUnseen && !isThorough;

/** No process for pictures alone, and no compiling of what runs often: a page of a journey is left before either pays. */
const lightly = isShort ? ['--in-process-gpu', '--js-flags=--max-optimized-bytecode-size=0'] : [];

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two keep two cores busy; a third takes a tenth longer for the same.
  workers: 2,
  grepInvert: isShort ? /@seldom/ : [],
  retries: 0,
  forbidOnly: isUnseen,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // The server's last line, below, tells both: workers read this file after it was printed.
    baseURL: process.env.E2E_ADDRESS ?? '',
    timezoneId: 'Europe/Berlin',
    // What moves takes a tenth of all journeys; `npm run prove` goes through them with it.
    contextOptions: isShort ? { reducedMotion: 'reduce' } : {},
    storageState: hasRefused,
    // What answers without a network would answer for what journeys put in its way; those about it ask for it.
    serviceWorkers: 'block',
    // A trace takes a fifth of a journey's time: it is for looking into one, `npm run e2e -- e2e/basket.e2e.ts`.
    trace: isUnseen ? 'off' : 'retain-on-failure',
    launchOptions: { ...(await findHeadlessShell()), args: lightly },
  },
  // `@twice` goes through German on a phone, the longer words on the smaller screen, in `npm test`, and through the other three pairs in `npm run prove`; what is
  // special is done once, where it matters most. `@seldom` is slow and seldom fails: it goes through in `npm run prove` alone, or when somebody looks into it.
  projects: [
    {
      name: 'desktop-en',
      use: { ...desktop, ...english },
      grepInvert: isShort ? /@phone|@german|@twice|@seldom/ : /@phone|@german/,
    },
    {
      name: 'desktop-de',
      use: { ...desktop, ...german },
      grep: isThorough ? /@twice|@german/ : /@german/,
    },
    {
      name: 'phone-en',
      use: { ...phone, ...english },
      grep: isThorough ? /@twice|@phone/ : /@phone/,
    },
    {
      name: 'phone-de',
      use: { ...phone, ...german },
      grep: isThorough ? /@twice.*@seldom/ : /@twice/,
    },
  ],
  webServer: {
    command: `node tools/serveFresh.ts`,
    wait: { stdout: /Fresh shop at (?<e2e_address>\S+) with its data in (?<e2e_data>\S+)/ },
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
