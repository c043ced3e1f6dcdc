/** How many tests ended how; skipped ones count as neither. */
export type Tally = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
};

/** Counts Vitest's JSON report. A file that failed to load has no failed test of its own and counts as one. */
export const readVitestReport = (json: string): Tally => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
};

/** Counts Playwright's JSON report. A test that passes only when repeated has failed; so has a run with an error outside its tests. */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
