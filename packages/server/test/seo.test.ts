import { isListed, publicViewer } from '@tailorbird/domain/catalog';
import { contentPages, pageTable } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const get = (path: string) => Promise.resolve(shop.server.fetch(new Request(`${origin}${path}`)));
const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  it('the sitemap has each page once per language with alternates', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const xml = await answer.text();
    const addresses = addressesIn(xml);
    expect(new Set(addresses).size).toBe(addresses.length);
    const english = addresses.filter((address) => !address.startsWith(`${origin}/de`));
    for (const address of english) {
      const path = address.slice(origin.length);
      const german = `${origin}/de${path === '/' ? '' : path}`;
      expect(addresses).toContain(german);
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${german}"/>`);
    }
    expect(addresses.length).toBe(english.length * 2);
  });

  it('the sitemap has exactly the visible products', async () => {
    const addresses = addressesIn(await (await get('/sitemap.xml')).text());
    for (const type of shop.server.shop.catalog.clothingTypes) {
      expect(addresses.includes(`${origin}/product/${type.slug}`), type.slug).toBe(
        isListed(type, publicViewer),
      );
    }
  });

  it('the sitemap lists every indexed route and no pattern', async () => {
    const paths = addressesIn(await (await get('/sitemap.xml')).text()).map(
      (address) => address.slice(origin.length) || '/',
    );
    const isListed = (pattern: string): boolean => {
      const shape = new RegExp(
        `^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`,
      );
      return paths.some((path) => shape.test(path));
    };
    const indexed = pageTable.filter((route) => route.isIndexed);
    expect(indexed.filter(({ path }) => !isListed(path))).toEqual([]);
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(contentPages.map((slug) => `/${slug}`)));
  });

  it('the sitemap states only known dates of change', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const note = shop.server.shop.content.notes.find(
      ({ published }) => published <= new Date().toISOString().slice(0, 10),
    );
    expect(xml).toContain(
      `<loc>${origin}/notes/${note?.slug}</loc><lastmod>${note?.published}</lastmod>`,
    );
    expect(xml).toMatch(new RegExp(`<loc>${origin}/privacy</loc><xhtml:link`));
    expect(
      addressesIn(xml).filter((address) =>
        /\/(checkout|profile|below-the-fold-preview)|\?/.test(address),
      ),
    ).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('robots.txt names the host’s sitemap and blocks no page', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).not.toMatch(/Disallow: \/(checkout|profile|products|de)?\s/);
  });
});

describe('the picture a shared page shows', () => {
  it('pages, notes and groups have pictures in both languages', async () => {
    for (const path of [
      '/og/en/pages/home.png',
      '/og/de/pages/faq.png',
      '/og/en/groups/t-shirts.png',
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png']);
    }
    for (const path of [
      '/og/en/pages/no-such-page.png',
      '/og/fr/pages/home.png',
      '/og/en/notes/x.svg',
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});
