import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of each entry, minified and gzipped, with everything it imports: what a channel loads that takes this entry alone. */
export const entryBudgets: Readonly<Record<string, number>> = {
  kernel: 2_500,
  location: 1_500,
  catalog: 3_300,
  search: 500,
  designer: 3_200,
  giftCards: 900,
  sizing: 21_000,
  basket: 4_200,
  checkout: 4_700,
  orders: 6_400,
  account: 3_700,
  newsletter: 800,
  support: 4_200,
  content: 2_200,
  reviews: 800,
  shell: 5_100,
};

/**
 * Bytes of each context's own code, minified and gzipped, and of all of it at once in a bundle that calls every value. `coefficients` are the numbers of the body model. What weighs how much, and
 * why the whole is no smaller: `docs/domain/size.md`.
 */
export const contextBudgets: Readonly<Record<string, number>> = {
  kernel: 2_200,
  location: 1_200,
  catalog: 3_000,
  search: 450,
  designer: 2_200,
  giftCards: 650,
  sizing: 17_000,
  coefficients: 3_200,
  basket: 3_500,
  checkout: 4_000,
  orders: 5_700,
  account: 3_100,
  newsletter: 750,
  support: 3_400,
  content: 1_600,
  reviews: 700,
  shell: 4_600,
  'whole without coefficients': 46_000,
  whole: 49_500,
};

export type Sizes = {
  readonly entries: Readonly<Record<string, number>>;
  readonly contexts: Readonly<Record<string, number>>;
};

const coefficients = /[\\/]bodyCoefficients\.[jt]s$/;
/** Which part of the domain a module is of. */
const contextOf = (id: string): string | null =>
  coefficients.test(id)
    ? 'coefficients'
    : (/[\\/](?:src|dist)[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null);

/** Bundles the domain as channels would that use one entry, all of them, or all without the coefficients of the body model. */
export const measureSizes = async (
  root: string,
  entries: readonly string[],
  pathOf: (entry: string) => string,
): Promise<Sizes> => {
  const { build } = await import('vite');
  const bundle = async (code: string, { byContext = false, withCoefficients = true } = {}) => {
    const input = 'virtual:entry';
    const file = join(root, 'entry.js');
    const output = byContext
      ? { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: contextOf }] } }
      : {};
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input,
          output,
          preserveEntrySignatures: byContext ? 'allow-extension' : 'strict',
        },
      },
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id === input ? file : null),
          load: (id) =>
            id === file
              ? code
              : !withCoefficients && coefficients.test(id)
                ? 'export const bodyModels = {}; export const peopleMeasured = {};'
                : null,
        },
      ],
    });
    const [result] = Array.isArray(built) ? built : [built];
    if (!result || !('output' in result)) throw new Error('Nothing was built');
    return result.output.flatMap((chunk) => ('code' in chunk ? [chunk] : []));
  };
  type Chunks = Awaited<ReturnType<typeof bundle>>;
  const sizeOf = (chunks: Chunks): number =>
    gzipSync(chunks.map(({ code }) => code).join('')).length;

  const alone: Record<string, Chunks> = {};
  for (const entry of entries)
    alone[entry] = await bundle(`export * from ${JSON.stringify(pathOf(entry))};`);
  const values = entries.flatMap((entry) =>
    (alone[entry]?.[0]?.exports ?? []).map((name) => ({ entry, name, as: `${entry}_${name}` })),
  );
  const all = [
    ...values.map(
      ({ entry, name, as }) => `import { ${name} as ${as} } from ${JSON.stringify(pathOf(entry))};`,
    ),
    `globalThis.all = [${values.map(({ as }) => as).join()}];`,
  ].join('\n');
  const apart = (await bundle(all, { byContext: true })).filter(({ isEntry }) => !isEntry);
  return {
    entries: Object.fromEntries(entries.map((entry) => [entry, sizeOf(alone[entry] ?? [])])),
    contexts: {
      ...Object.fromEntries(apart.map((chunk) => [chunk.name, sizeOf([chunk])])),
      'whole without coefficients': sizeOf(await bundle(all, { withCoefficients: false })),
      whole: sizeOf(await bundle(all)),
    },
  };
};
