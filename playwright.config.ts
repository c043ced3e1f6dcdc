import { defineConfig, devices } from '@playwright/test';
import { hasRefused } from './e2e/consent.ts';
import type { Options } from './e2e/test.ts';
import { findHeadlessShell } from './tools/chromium.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  // Chromium preloads pictures for the width of the screen.
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const english = { language: 'en', locale: 'en-US' } as const;
const german = { language: 'de', locale: 'de-DE' } as const;

const isThorough = process.env.PROVE === 'all';
/** True in `npm test`, which runs without a person who watches. */
const isUnattended = Boolean(process.env.CI);
/** True if `@seldom` journeys are left to `npm run prove`. */
const isShort = isUnattended && !isThorough;

/**
 * No GPU process and no optimizing compiler: journeys leave a page before either saves
 * time.
 */
const fastArguments = isShort
  ? ['--in-process-gpu', '--js-flags=--max-optimized-bytecode-size=0']
  : [];

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers keep two cores busy; a third would take 10 % longer.
  workers: 2,
  grepInvert: isShort ? /@seldom/ : [],
  retries: 0,
  forbidOnly: isUnattended,
  // Limits for hanging journeys. They are generous, since machines may be busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // Printed by the web server below, before the workers read this file.
    baseURL: process.env.E2E_ADDRESS ?? '',
    timezoneId: 'Europe/Berlin',
    // Animations take 10 % of the time; `npm run prove` includes them.
    contextOptions: isShort ? { reducedMotion: 'reduce' } : {},
    storageState: hasRefused,
    // Would answer requests that journeys intercept. `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    // A trace takes 20 % of the time. `npm run e2e -- e2e/basket.e2e.ts` records it.
    trace: isUnattended ? 'off' : 'retain-on-failure',
    launchOptions: { ...(await findHeadlessShell()), args: fastArguments },
  },
  // `@twice`: in German on a phone, which has the longest words on the smallest screen; in
  // `npm run prove` in all four projects. Other journeys run once, where they matter most.
  // `@seldom`: slow and rarely fails; in `npm run prove`, or when run by name.
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
