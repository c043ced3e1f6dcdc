import { defaultLocale, locales, localizePath } from '@tailorbird/domain/kernel';
import type { PublicPath } from './publicPaths.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const sitemapOf = (origin: string, paths: readonly PublicPath[]): string => {
  const address = (path: string, locale: (typeof locales)[number]): string =>
    escapeXml(origin + localizePath(path, locale));
  const entries = paths.flatMap(({ path, changed }) => {
    const links = [
      ...locales.map((locale) => [locale, address(path, locale)] as const),
      ['x-default', address(path, defaultLocale)] as const,
    ]
      .map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      .join('');
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return locales.map(
      (locale) => `<url><loc>${address(path, locale)}</loc>${lastmod}${links}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
};
