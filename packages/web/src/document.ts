import type { Locale } from '@tailorbird/domain/kernel';
import { bootScript } from './boot.ts';
import type { PageState } from './routes.tsx';
import type { PageHead } from './shell/pageHead.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the element it is in, nor start another. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The files a page is made with. */
export type PageFiles = {
  /** Script that takes the page over in the browser, and those it imports. Null: `extra` has it. */
  readonly entry: string | null;
  readonly preload: readonly string[];
  /** Style sheets in the page itself, and their addresses, so that the browser does not fetch them again. */
  readonly styles: string;
  readonly styleAddresses: readonly string[];
  readonly fonts: readonly string[];
  /** Anything else for the head, as HTML: development only. */
  readonly extra: string;
};

const alternates = (head: PageHead, locale: Locale, origin: string): string =>
  head.paths
    ? [
        `<link rel="canonical" href="${escapeHtml(origin + head.paths[locale])}">`,
        `<link rel="alternate" hreflang="en" href="${escapeHtml(origin + head.paths.en)}">`,
        `<link rel="alternate" hreflang="de" href="${escapeHtml(origin + head.paths.de)}">`,
        `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + head.paths.en)}">`,
      ].join('\n')
    : '';

const bootOf = ({ entry, preload, styleAddresses }: PageFiles): string =>
  entry === null
    ? ''
    : `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-styles="${styleAddresses.join(' ')}">${bootScript}</script>`;

/** The whole document around a rendered page. */
export const documentOf = ({
  head,
  locale,
  origin,
  files,
  state,
  content,
}: {
  readonly head: PageHead;
  readonly locale: Locale;
  readonly origin: string;
  readonly files: PageFiles;
  readonly state: PageState;
  readonly content: string;
}): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${escapeHtml(head.robots)}">
<meta name="theme-color" content="#f7f4ee">
${alternates(head, locale, origin)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${files.styles}</style>
${files.extra}
${bootOf(files)}
</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="page-state">${json(state)}</script>
</body>
</html>
`;
