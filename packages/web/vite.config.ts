import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { brotliFiles } from './build/brotliFiles.ts';
import { cachedFiles } from './build/cachedFiles.ts';

/** Order of the style layers; `src/ui/base.css` declares the same list. */
const layerOf = (file: string): string | undefined =>
  /\/packages\/web\/src\/(ui|platform|shared|app|features)\//.exec(file)?.[1];

/**
 * Puts each CSS module into the layer of its folder, so that the load order of style sheets does not
 * matter: features override app, app overrides shared, shared overrides platform, platform
 * overrides ui.
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

/** A hash of the drawing code, computed as on the server. It versions the addresses of pictures. */
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

/** Packages of the workspace resolve to their sources. */
const inBrowsers = { conditions: ['tailorbird-source', ...defaultClientConditions] };
const onServers = { conditions: ['tailorbird-source', ...defaultServerConditions] };

export default defineConfig(({ command }) => ({
  plugins: [react(), styleLayers(), cachedFiles(), brotliFiles()],
  define: {
    'import.meta.env.DRAWING_VERSION': JSON.stringify(drawingVersion()),
    'import.meta.env.NO_SERVER': 'false',
  },
  // Lists of scripts to preload would weigh more on the first page than they save on the next.
  build: {
    target: 'es2024',
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  json: { namedExports: false },
  css: {
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' },
  },
  builder: {},
  environments: {
    client: {
      resolve: inBrowsers,
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Files can be cached forever, and the content security policy needs no `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { shop: 'src/app/entry-client.tsx' },
          output: {
            codeSplitting: {
              // Two files of entry imports, so that libraries stay in the browser's cache.
              groups: [
                { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
                { name: 'frame', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built renderer needs no node_modules.
      resolve: { ...onServers, ...(command === 'build' && { noExternal: true as const }) },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': 'src/app/entry-server.tsx' },
          checks: { ineffectiveDynamicImport: false },
          output: {
            // One file, read at startup: the next build may replace it while the shop runs.
            codeSplitting: false,
            comments: false,
            // Keeps lines and names for stack traces.
            minify: {
              compress: true,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
    // Built last, because it lists the client's files.
    worker: {
      consumer: 'client',
      resolve: inBrowsers,
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'service-worker': 'src/worker/worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
}));
