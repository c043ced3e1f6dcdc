import type { CardScript } from '@tailorbird/domain/checkout';
import {
  type Locale,
  languageTags,
  locales,
  localizePath,
  productName,
} from '@tailorbird/domain/kernel';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import type { Thing } from 'schema-dts';
import { outsideKeysElement } from '../../shared/consent/outsideKeys.ts';
import { cardScriptElement } from '../../shared/payments/cardScript.ts';
import { chatProviderElement } from '../../shared/support/chatProvider.ts';
import { withBase } from '../../ui/basePath.ts';
import { bootScript } from '../boot/boot.ts';
import { alternatesOf, type PageHead } from '../head/pageHead.ts';
import type { PageState } from './pageState.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const json = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export type PageFiles = {
  /** Script of the page frame with its imports; null if `extra` contains it. */
  readonly entry: string | null;
  readonly preload: readonly string[];
  /**
   * Inlined style sheets with their addresses, so that the browser does not fetch them
   * again.
   */
  readonly styles: string;
  readonly styleAddresses: readonly string[];
  readonly fonts: readonly string[];
  /** More HTML for the head: development only. */
  readonly extra: string;
};

const alternates = (head: PageHead, locale: Locale, origin: string): string =>
  head.paths
    ? [
        `<link rel="canonical" href="${escapeHtml(origin + withBase(head.paths[locale]))}">`,
        ...alternatesOf(head.paths).map(
          ([language, path]) =>
            `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + withBase(path))}">`,
        ),
      ].join('\n')
    : '';

const sharing = (head: PageHead, locale: Locale, origin: string): string => {
  const properties: readonly (readonly [property: string, content: string])[] = [
    ['og:site_name', productName],
    ['og:type', head.kind],
    ['og:title', head.name],
    ['og:description', head.description],
    ...(head.paths ? [['og:url', origin + head.paths[locale]] as const] : []),
    ['og:locale', languageTags[locale].replace('-', '_')],
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ['og:locale:alternate', languageTags[other].replace('-', '_')] as const),
    ['og:image', origin + head.picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', head.name],
  ];
  const names: readonly (readonly [name: string, content: string])[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', head.name],
    ['twitter:description', head.description],
    ['twitter:image', origin + head.picture],
    ['twitter:image:alt', head.name],
  ];
  return [
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...names.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
  ].join('\n');
};

const iconsIn = (locale: Locale): string =>
  [
    `<link rel="icon" href="${withBase('/favicon.ico')}" sizes="32x32">`,
    `<link rel="icon" href="${withBase('/favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${withBase('/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${withBase(localizePath('/manifest.webmanifest', locale))}">`,
  ].join('\n');

const bootOf = ({ entry, preload, styleAddresses }: PageFiles): string =>
  entry === null
    ? ''
    : `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-styles="${styleAddresses.join(' ')}">${bootScript}</script>`;

const keysOf = (outside: OutsideKeys): string =>
  Object.keys(outside).length === 0
    ? ''
    : `<script type="application/json" id="${outsideKeysElement}">${json(outside)}</script>\n`;

/** The external messenger, for the code that opens it; empty if there is none. */
const messengerOf = (chat: ChatProvider | null): string =>
  chat === null
    ? ''
    : `<script type="application/json" id="${chatProviderElement}">${json(chat)}</script>\n`;

/** Settings of the payment provider's card script; empty if the shop uses its own fields. */
const cardsOf = (cards: CardScript | null): string =>
  cards === null
    ? ''
    : `<script type="application/json" id="${cardScriptElement}">${json(cards)}</script>\n`;

const preloadedPictures = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/** `--paper` of `ui/tokens.css`, for the browser's own surfaces around a page. */
const paper = { light: '#f7f4ee', dark: '#191714' } as const;

export const documentOf = ({
  head,
  locale,
  origin,
  files,
  state,
  content,
  facts,
  outside,
  chat,
  cards = null,
}: {
  readonly head: PageHead;
  readonly locale: Locale;
  readonly origin: string;
  readonly files: PageFiles;
  readonly state: PageState;
  readonly content: string;
  readonly facts: readonly Thing[];
  readonly outside: OutsideKeys;
  readonly chat: ChatProvider | null;
  readonly cards?: CardScript | null;
}): string => {
  const [pictures = ''] = preloadedPictures.exec(content) ?? [];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${escapeHtml(head.robots)}">
<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">
${alternates(head, locale, origin)}
${sharing(head, locale, origin)}
${iconsIn(locale)}
${pictures}
${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${files.styles}</style>
${files.extra}
${bootOf(files)}
</head>
<body>
<div id="root">${content.slice(pictures.length)}</div>
<script type="application/json" id="page-state">${json(state)}</script>
${keysOf(outside)}${messengerOf(chat)}${cardsOf(cards)}${facts.map((fact) => `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...(fact as object) })}</script>`).join('\n')}
</body>
</html>
`;
};
