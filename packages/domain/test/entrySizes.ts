import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes of each entry, minified and gzipped, with everything it imports; `whole` is all of them at once. What weighs how much, and why the whole is no smaller:
 * `docs/domain/size.md`.
 */
export const entryBudgets: Readonly<Record<string, number>> = {
  whole: 36_500,
  kernel: 2_600,
  location: 300,
  catalog: 4_000,
  search: 200,
  designer: 2_600,
  giftCards: 900,
  sizing: 14_500,
  basket: 4_000,
  checkout: 3_200,
  orders: 2_000,
  account: 2_400,
  newsletter: 800,
  support: 2_800,
  content: 2_000,
  reviews: 800,
  shell: 4_000,
};

/** Bundles entries as a page that uses all of them would, and answers the bytes of each, and of all at once as `whole`. */
export const measureEntries = async (
  root: string,
  entries: readonly string[],
  pathOf: (entry: string) => string,
): Promise<Readonly<Record<string, number>>> => {
  const { build } = await import('vite');
  const sizeOf = async (code: string): Promise<number> => {
    const input = 'virtual:entry';
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === input ? join(root, 'entry.js') : null),
          load: (id) => (id === join(root, 'entry.js') ? code : null),
        },
      ],
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (!output || !('output' in output)) throw new Error('Nothing was built');
    return gzipSync(output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
  };
  const sizes: Record<string, number> = {
    whole: await sizeOf(entries.map((entry) => `export * as ${entry} from ${JSON.stringify(pathOf(entry))};`).join('\n')),
  };
  for (const entry of entries) sizes[entry] = await sizeOf(`export * from ${JSON.stringify(pathOf(entry))};`);
  return sizes;
};
