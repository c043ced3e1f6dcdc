const environment = (
  globalThis as {
    readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
  }
).process?.env;

/**
 * The number of random cases: `base` by default, LAWS_SCALE times as many in `npm run prove`.
 */
export const runs = (base: number): { readonly numRuns: number } => ({
  numRuns: Math.round(base * Number(environment?.LAWS_SCALE ?? 1)),
});
