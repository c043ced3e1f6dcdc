/** Renders the public pages of the demo to files, so that they open with their content. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales, localizePath } from '../../packages/domain/src/kernel/index.ts';
import { pageTable } from '../../packages/domain/src/shell/index.ts';
import { readCompactJson } from '../../packages/web/src/composition/demo/compactJson.ts';

type Manifest = Readonly<
  Record<string, { readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

type BuiltRenderer = {
  readonly openRenderer: (readFile: (locale: Locale) => Promise<unknown>) => (
    path: string,
  ) => Promise<{
    readonly locale: Locale;
    readonly head: Readonly<Record<'title' | 'description' | 'robots', string>>;
    readonly source: string;
    readonly content: string;
  } | null>;
};

const plainPaths = pageTable
  .filter(
    ({ path, isIndexed, isAvailableOffline }) =>
      (isIndexed || isAvailableOffline) && !path.includes(':'),
  )
  .flatMap(({ path }) => locales.map((locale) => localizePath(path, locale)));

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

/** Style sheets of a page with all its imports. */
const stylesOf = (manifest: Manifest, source: string): readonly string[] => {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    found.push(...(chunk.css ?? []));
  };
  visit(source);
  return [...new Set(found)];
};

/**
 * Pictures that the service worker draws load when it runs: `showPictures` in the browser sets
 * their `src`.
 */
const withLatePictures = (content: string, base: string): string =>
  content
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll(new RegExp(` src="(?=${base}(packshots|scenes|external)/)`, 'g'), ' data-src="');

/**
 * Links and forms for visitors without JavaScript need a server, except the navigation. React
 * keeps the empty elements.
 */
const withoutFallbacks = (content: string): string =>
  content.replaceAll(/<noscript>(?!<nav).*?<\/noscript>/gs, '<noscript></noscript>');

/** Returns files by name. `paths` have a language prefix; `renderer` is the built renderer. */
export const renderPages = async ({
  folder,
  base,
  renderer,
  paths,
}: {
  readonly folder: string;
  readonly base: string;
  readonly renderer: string;
  readonly paths: readonly string[];
}): Promise<ReadonlyMap<string, string>> => {
  const built = (await import(pathToFileURL(renderer).href)) as BuiltRenderer;
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const template = readFileSync(join(folder, '404.html'), 'utf8');
  const render = built.openRenderer(async (locale) =>
    readCompactJson(await readFile(join(folder, 'data', `${locale}.json`), 'utf8')),
  );
  const pages = new Map<string, string>();
  for (const path of new Set([...paths, ...plainPaths])) {
    const page = await render(path);
    if (!page) continue;
    const { locale, head, source, content } = page;
    const styles = stylesOf(manifest, source).filter((file) => !template.includes(file));
    const html = template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace(
        /<title>[^<]*<\/title>/,
        () =>
          `<title>${escapeHtml(head.title)}</title>\n<meta name="description" content="${escapeHtml(head.description)}">\n<meta name="robots" content="${escapeHtml(head.robots)}">`,
      )
      .replace(
        '</head>',
        `${styles.map((file) => `<link rel="stylesheet" href="${base}${file}">\n`).join('')}</head>`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${withLatePictures(withoutFallbacks(content), base)}</div>`,
      );
    pages.set(`${path.slice(1)}/index.html`.replace(/^\//, ''), html);
  }
  return pages;
};
