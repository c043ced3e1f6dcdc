import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes, minified and gzipped, of a bundle of these entries with everything they import. */
export const bundleSize = async (root: string, entries: readonly string[]): Promise<number> => {
  const input = 'virtual:entry';
  const file = join(root, 'entry.js');
  const code = entries
    .map((entry) => `export * as ${entry} from '@tailorbird/domain/${entry}';`)
    .join('\n');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === input ? file : null),
        load: (id) => (id === file ? code : null),
      },
    ],
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Nothing was built');
  return gzipSync(result.output.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join(''))
    .length;
};
