import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Order of the style layers; `src/ui/base.css` declares the same list. */
const layerOf = (file: string): string | undefined => /\/packages\/web\/src\/(ui|shell|features)\//.exec(file)?.[1];

/**
 * Puts each CSS module into the layer of its folder, so that the order in which style sheets arrive never decides what a page looks like: a feature
 * wins over the shell, the shell over the design system.
 */
const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    const layer = file.endsWith('.module.css') ? layerOf(file) : undefined;
    return layer === undefined ? null : { code: `@layer ${layer} {\n${code}\n}`, map: null };
  },
});

/** Names the drawing as the server does: by the sources that draw it. Pictures are kept for as long as both agree. */
const drawingVersion = (): string => {
  const folder = new URL('../packshot/src/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()) {
    hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('base64url').slice(0, 8);
};

/** Libraries every page needs, in one file that stays in the browser's cache from release to release. */
const frame =
  /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|mobx|mobx-react-lite)[@/]/;

export default defineConfig(({ command }) => ({
  plugins: [react(), styleLayers()],
  define: { 'import.meta.env.DRAWING_VERSION': JSON.stringify(drawingVersion()) },
  build: { target: 'es2024', reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Every file has its own address, so that it can be cached for ever and the content security policy needs no `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { shop: 'src/entry-client.tsx' },
          output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } },
      },
    },
  },
}));
