const environment = (
  globalThis as {
    readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
  }
).process?.env;

/** How many random cases a law tries: `base` in the everyday run, LAWS_SCALE times as many in `npm run prove`. */
export const runs = (base: number): { readonly numRuns: number } => ({
  numRuns: Math.round(base * Number(environment?.LAWS_SCALE ?? 1)),
});
