import {
  defaultLocale,
  inEachLocale,
  type Locale,
  locales,
  localizePath,
} from '@tailorbird/domain/kernel';
import { errorPageOf } from '../../platform/navigation/errorPage.ts';
import type { PageMeta } from '../../platform/navigation/page.ts';
import { urlOf } from '../../platform/site/shopLocation.ts';
import type { TextStore } from '../../platform/texts/textStore.ts';
import type { PageHandle } from '../pages/pages.ts';
import { pageTitle, robotsMeta } from './pageMeta.ts';

export type PageHead = {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly robots: string;
  readonly kind: 'website' | 'article' | 'product';
  readonly picture: string;
  /** Paths of the page in each language; null without a canonical address. */
  readonly paths: Readonly<Record<Locale, string>> | null;
};

const headOf = (meta: PageMeta, locale: Locale, path: string, texts: TextStore): PageHead => {
  const t = texts.translate(locale, 'shell');
  const canonical = meta.canonicalPath ?? (path.length > 1 ? path.replace(/\/$/, '') : path);
  return {
    title: pageTitle(
      meta.title,
      meta.form === 'long' ? { form: 'long', tagline: t('tagline') } : { form: 'short' },
    ),
    description: meta.description,
    robots: meta.noindex ? `NOINDEX,${robotsMeta}` : robotsMeta,
    name: meta.title,
    kind: meta.kind ?? 'website',
    picture: `/og/${locale}/${meta.picture ?? 'pages/home'}.png`,
    paths: meta.noindex ? null : inEachLocale((each) => localizePath(canonical, each)),
  };
};

export const failureHead = (status: number, locale: Locale, texts: TextStore): PageHead => {
  const t = texts.translate(locale, 'shell');
  const key = errorPageOf(status);
  return {
    title: pageTitle(t(`failure.${key}.title`), { form: 'short' }),
    name: t(`failure.${key}.title`),
    description: t(`failure.${key}.description`),
    robots: `NOINDEX,${robotsMeta}`,
    kind: 'website',
    picture: `/og/${locale}/pages/home.png`,
    paths: null,
  };
};

/** `path` is without language prefix. */
export const pageHead = (
  page: { readonly handle: PageHandle; readonly data: unknown },
  {
    locale,
    path,
    search,
    texts,
  }: {
    readonly locale: Locale;
    readonly path: string;
    readonly search: string;
    readonly texts: TextStore;
  },
): PageHead =>
  headOf(
    page.handle.meta({
      data: page.data,
      locale,
      path,
      query: new URLSearchParams(search),
      translate: (namespace) => texts.translate(locale, namespace),
    }),
    locale,
    path,
    texts,
  );

export const alternatesOf = (
  paths: NonNullable<PageHead['paths']>,
): readonly (readonly [language: string, path: string])[] => [
  ...locales.map((locale) => [locale, paths[locale]] as const),
  ['x-default', paths[defaultLocale]],
];

const setMeta = (name: string, content: string): void => {
  const meta =
    document.head.querySelector(`meta[name="${name}"]`) ??
    document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

export const applyPageHead = (head: PageHead, locale: Locale): void => {
  document.documentElement.lang = locale;
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.robots);
  for (const link of document.head.querySelectorAll(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
  ))
    link.remove();
  if (!head.paths) return;
  const add = (rel: string, path: string, language?: string): void => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = urlOf(path);
    if (language) link.hreflang = language;
    document.head.append(link);
  };
  add('canonical', head.paths[locale]);
  for (const [language, path] of alternatesOf(head.paths)) add('alternate', path, language);
};
