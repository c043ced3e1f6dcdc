import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes `x.js.br` beside `x.js`, in the best quality, so that the server does not compress it. */
export const brotliFiles = (): Plugin => ({
  name: 'brotli-files',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  writeBundle: async ({ dir = '' }, files) => {
    const compressible = Object.values(files).filter(({ fileName }) =>
      /\.(css|js|svg)$/.test(fileName),
    );
    await Promise.all(
      compressible.map(async (file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        await writeFile(join(dir, `${file.fileName}.br`), await compress(content));
      }),
    );
  },
});
