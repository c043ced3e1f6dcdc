import { existsSync, readFileSync } from 'node:fs';
import { withBase } from '../../ui/basePath.ts';
import type { PageFiles } from './document.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type Styles = ReadonlyMap<string, string>;

const entryKey = 'src/app/entry-client.tsx';
const client = new URL('../client/', import.meta.url);

/** In development Vite serves the sources: the script starts at once, and styles arrive with it. */
const developmentFiles: PageFiles = {
  entry: null,
  preload: [],
  styles: '',
  styleAddresses: [],
  fonts: [],
  extra: [
    '<link rel="stylesheet" href="/src/ui/base.css">',
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
    '<script type="module" src="/src/app/entry-client.tsx"></script>',
  ].join('\n'),
};

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest;

/**
 * Contents of all style sheets, read together with their manifest: a later build may replace
 * the files.
 */
const readStyles = (manifest: Manifest): Styles =>
  new Map(
    Object.values(manifest).flatMap(({ css = [] }) =>
      css.map((file): [string, string] => [
        file,
        readFileSync(new URL(file, client), 'utf8').trim(),
      ]),
    ),
  );

const closure = (manifest: Manifest, keys: readonly string[]): readonly Chunk[] => {
  const seen = new Set<string>();
  const found: Chunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    found.push(chunk);
  };
  keys.forEach(visit);
  return found;
};

const filesOf = (manifest: Manifest, sheets: Styles, sources: readonly string[]): PageFiles => {
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`Missing in the build: ${entryKey}`);
  const unknown = sources.find((source) => !manifest[source]);
  if (unknown) throw new Error(`Missing in the build: ${unknown}`);
  const chunks = closure(manifest, [entryKey, ...sources]);
  const styleFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  return {
    entry: withBase(`/${entry.file}`),
    preload: chunks.filter((chunk) => chunk !== entry).map(({ file }) => withBase(`/${file}`)),
    styles: styleFiles.map((file) => sheets.get(file) ?? '').join('\n'),
    styleAddresses: styleFiles.map((file) => withBase(`/${file}`)),
    fonts: Object.values(manifest)
      .map(({ file }) => withBase(`/${file}`))
      .filter((file) => file.endsWith('.woff2')),
    extra: '',
  };
};

/** Files of a page by the sources of its parts, cached per combination. */
export const pageFiles: (sources: readonly string[]) => PageFiles = (() => {
  if (import.meta.env.DEV) return () => developmentFiles;
  const manifest = existsSync(client) ? readManifest() : {};
  const sheets = readStyles(manifest);
  const known = new Map<string, PageFiles>();
  return (sources) => {
    const key = sources.join(' ');
    const files = known.get(key) ?? filesOf(manifest, sheets, sources);
    known.set(key, files);
    return files;
  };
})();
