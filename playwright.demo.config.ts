/** Journeys through the demo, a folder of static files under a path of its site. */
import { defineConfig, devices } from '@playwright/test';
import { hasRefused } from './e2e/consent.ts';
import type { Options } from './e2e/test.ts';
import { findHeadlessShell } from './tools/chromium.ts';
import { testedDemo } from './tools/demo/testedDemo.ts';

const isUnattended = Boolean(process.env.CI);

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  language: 'en',
  locale: 'en-US',
} as const;

const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  // Chromium preloads pictures for the width of the screen.
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  language: 'de',
  locale: 'de-DE',
} as const;

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: 'demo/*.demo.ts',
  outputDir: 'test-results/demo',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isUnattended,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    baseURL: process.env.DEMO_ADDRESS ?? '',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    storageState: hasRefused,
    launchOptions: await findHeadlessShell(),
  },
  projects: [
    { name: 'demo-desktop-en', use: desktop },
    { name: 'demo-phone-de', use: phone },
    // Journeys of the shop that need neither staff nor calls to a server.
    { name: 'shop-phone-de', testMatch: '*.e2e.ts', grep: /@demo/, use: phone },
  ],
  webServer: {
    // `npm test` builds the demo while one core is free.
    command: ['node tools/demo.ts --serve', ...testedDemo]
      .concat(process.env.DEMO_IS_BUILT ? '--no-build' : [])
      .join(' '),
    wait: { stdout: /Demo: (?<demo_address>\S+)/ },
    timeout: 400_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
