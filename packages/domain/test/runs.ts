/** How many random cases a law tries: `base` in the everyday run, LAWS_SCALE times as many in `npm run prove`. */
export const runs = (base: number): { readonly numRuns: number } => ({ numRuns: Math.round(base * Number(process.env.LAWS_SCALE ?? 1)) });
