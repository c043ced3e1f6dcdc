/**
 * Builds the server's part of the shop into `packages/server/dist/shop`: one file for what a start needs, and one for each part that is loaded when somebody first asks for it. A start then finds, reads
 * and joins a handful of files in place of 1,400. Packages with machine code or files of their own, and those that are loaded late, stay in node_modules.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './process.ts';
import { takePlace } from './takePlace.ts';

const server = join(root, 'packages', 'server');
const sources = join(server, 'src');
const outside = join(server, 'dist', 'shop');

/** What every start loads, and what is written in JavaScript alone. */
const bundled = [
  '@hono/node-server',
  'hono',
  'i18next',
  'kysely',
  'minisearch',
  'otpauth',
  'pino',
  'zod',
];

/** Entries in place of which sources start a process of their own. */
const entries = {
  main: 'app/main.mjs',
  paperProcess: 'contexts/orders/papers/paperProcess.ts',
  pixelProcess: 'contexts/packshots/pixels/pixelProcess.ts',
} as const;
const entryAt = new Map(
  Object.entries(entries).map(([name, path]) => [join(sources, path), `${name}.js`]),
);

/** Files that lie beside sources are found from where the sources are: what is built says so as an address from its own. */
const addressesOfSources = (): Plugin => ({
  name: 'addresses-of-sources',
  transform: {
    filter: { id: /[\\/]packages[\\/][^?]*\.(?:ts|mjs)$/, code: 'import.meta.url' },
    handler(code, id) {
      const inPlace = code.replace(
        /new URL\('(\.[^']+)', import\.meta\.url\)/g,
        (whole, path: string) => {
          const entry = entryAt.get(join(dirname(id), path));
          return entry === undefined ? whole : `new URL('./${entry}', __built)`;
        },
      );
      const address = `new URL(${JSON.stringify(relative(outside, id).split(sep).join('/'))}, __built).href`;
      return {
        code: inPlace
          .replaceAll('import.meta.url', address)
          .replaceAll('__built', 'import.meta.url'),
        map: null,
      };
    },
  },
});

type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
};

const start = join(sources, 'app', 'serve.ts');

/** Whether a start loads a module: what opens the shop imports it, at once or through others. */
const isOfStart = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (id === start) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    modules.getModuleInfo(id)?.importers.some((importer) => isOfStart(importer, modules, seen)) ??
    false
  );
};

mkdirSync(outside, { recursive: true });
// Beside what is open: it takes its place when it is whole.
const folder = mkdtempSync(`${outside}-`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const entryNames = new Set(entryAt.values());
await build({
  configFile: false,
  root: server,
  mode: 'production',
  logLevel: 'warn',
  plugins: [addressesOfSources()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: [/^@tailorbird\//, ...bundled] },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    sourcemap: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(entries).map(([name, path]) => [name, join(sources, path)]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        comments: false,
        // The engine keeps the text of a program, and two bytes for each of its characters where one is beyond ASCII. Names stay: stack traces and errors are told by them.
        minify: {
          compress: true,
          mangle: false,
          codegen: { removeWhitespace: true, asciiOnly: true },
        },
        codeSplitting: {
          groups: [
            {
              name: (id: string, modules: Modules) => (isOfStart(id, modules) ? 'shop' : null),
              debugName: 'shop',
            },
          ],
        },
      },
    },
  },
});
takePlace(folder, outside, (path) => entryNames.has(path));
