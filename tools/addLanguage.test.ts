import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSeller } from '../packages/server/src/platform/runtime/settings.ts';
import { addLanguage } from './addLanguage.ts';
import { bundle } from './build.ts';
import { findHeadlessShell } from './chromium.ts';
import { root, run } from './process.ts';
import { outsideOfPseudo, pseudoText } from './pseudoText.ts';
import { type RunningShop, startShop } from './shop.ts';
import { pieceWithoutSize, Shopper } from './shopper.ts';

/**
 * Polish has more plural forms than English and German. Its texts are pseudo
 * translations.
 */
const language = { code: 'pl', tag: 'pl-PL', name: 'Polski' } as const;
const project = mkdtempSync(join(tmpdir(), 'tailorbird-language-'));
let shop: RunningShop;

const leftOut = new Set(['.git', '.data', 'dist', 'docs', 'test-results']);

beforeAll(async () => {
  cpSync(root, project, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(basename(path)) && path !== join(root, 'node_modules'),
  });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  addLanguage({ ...language, translate: pseudoText, root: project });
  const { code, output } = await bundle(project);
  if (code !== 0) throw new Error(output);
  shop = await startShop({ project });
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  rmSync(project, { recursive: true, force: true });
});

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'] as const;

/** Words that are equal in every language: names, currencies, sizes, units. */
const international =
  /Tailorbird|English|Deutsch|Polski|Instagram|Pinterest|YouTube|Ada Probst|Cara|EUR|USD|GBP|DKK|SEK|CHF|AUD|CAD|SGD|XXL|XL|XS|\b(?:cm|kg|EU|lb|US)\b/g;
/** The seller's name and address from the settings. */
const sellerWords = new RegExp(
  [sampleSeller.name, ...sampleSeller.address]
    .map((line) => line.replace(/[()]/g, '\\$&'))
    .join('|'),
  'g',
);
const dates = new Intl.DateTimeFormat(language.tag, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const regions = new Intl.DisplayNames(language.tag, { type: 'region' });
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Translations provided by the platform: days, months and countries. */
const platformWords = new Set(
  [
    ...Array.from({ length: 366 }, (_, day) => dates.format(Date.UTC(2028, 0, day + 1))),
    ...alphabet.flatMap((first) => alphabet.map((second) => regions.of(first + second) ?? '')),
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);

const untranslated = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap(
      (text) =>
        outsideOfPseudo(text)
          .replace(/\S+@\S+/g, ' ')
          .replace(sellerWords, ' ')
          .replace(international, ' ')
          .match(/\p{L}{2,}(?: \p{L}+)*/gu) ?? [],
    )
    .filter((words) => !words.split(' ').every((word) => platformWords.has(word)));

const textsOf = (page: HTMLElement): readonly string[] => {
  for (const code of page.querySelectorAll('script, style')) code.remove();
  const described = page.querySelectorAll(
    'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
  );
  return [
    page.querySelector('body')?.text ?? '',
    page.querySelector('title')?.text ?? '',
    ...described.map((meta) => meta.getAttribute('content') ?? ''),
    ...page
      .querySelectorAll('*')
      .flatMap((element) => spokenAttributes.map((name) => element.getAttribute(name) ?? '')),
  ];
};

/** True for addresses in the language, and for social sign-ins that return to it. */
const isInLanguage = (address: string): boolean =>
  /^\/pl([/?#]|$)|^\/auth\/login\/[^?]*\?next=%2Fpl(%|$)/.test(address);

describe('a language added by files and one table line', () => {
  test('the browser’s preferred language is used and has every page', async () => {
    const led = await fetch(shop.address, {
      redirect: 'manual',
      headers: { 'accept-language': 'pl, en;q=0.5' },
    });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/pl']);
    const sitemap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(paths.filter(isInLanguage)).toHaveLength(paths.length / 3);
  });

  test('public pages and their links use the added language only', {
    timeout: 120_000,
  }, async () => {
    const sitemap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter(isInLanguage);
    expect(paths.length).toBeGreaterThan(100);
    const problems: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(shop.address + path)).text();
      const page = parse(html, {
        blockTextElements: { script: true, style: true, noscript: false },
      });
      if (page.querySelector('html')?.getAttribute('lang') !== language.code)
        problems.push(`${path} is in another language`);
      // Links to the other languages are labeled in their own language.
      const links = page
        .querySelectorAll('a[href^="/"]:not([hreflang])')
        .map((link) => link.getAttribute('href') ?? '');
      problems.push(
        ...links.filter((link) => !isInLanguage(link)).map((link) => `${path} leads to ${link}`),
      );
      problems.push(...untranslated(textsOf(page)).map((words) => `${path} says “${words}”`));
    }
    expect(problems).toEqual([]);
  });

  describe.skipIf(process.env.PROVE !== 'all')('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch(await findHeadlessShell());
    }, 60_000);
    afterAll(() => browser?.close());

    const visible = (page: Page): Promise<readonly string[]> =>
      page.evaluate((names) => {
        // States are named as in postal addresses of the country.
        for (const state of document.querySelectorAll(
          'select[autocomplete~="address-level1"] option',
        ))
          state.remove();
        return [
          document.title,
          // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text.
          document.body.innerText,
          ...[...document.querySelectorAll('*')].flatMap((element) =>
            names.map((name) => element.getAttribute(name) ?? ''),
          ),
        ];
      }, spokenAttributes);

    const expectInLanguage = async (
      cookies: ReturnType<Shopper['cookies']>,
      paths: readonly string[],
    ): Promise<void> => {
      const context = await browser.newContext({
        baseURL: shop.address,
        viewport: { width: 320, height: 640 },
        locale: language.tag,
      });
      await context.addCookies(cookies);
      const problems: string[] = [];
      const waiting = [...paths];
      /**
       * A browser tab that checks one address after another. Tabs run in parallel
       * because most of the time is spent waiting for the network.
       */
      const look = async (): Promise<void> => {
        const page = await context.newPage();
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          await page.goto(
            path === '/' || path.startsWith('/?') ? `/pl${path.slice(1)}` : `/pl${path}`,
            { waitUntil: 'networkidle' },
          );
          await page.locator('html[data-hydrated]').waitFor();
          problems.push(
            ...untranslated(await visible(page)).map((words) => `${path} says “${words}”`),
          );
          const links = await page.evaluate(() =>
            [...document.querySelectorAll('a[href^="/"]:not([hreflang])')].map(
              (link) => link.getAttribute('href') ?? '',
            ),
          );
          problems.push(
            ...links
              .filter((link) => !isInLanguage(link))
              .map((link) => `${path} leads to ${link}`),
          );
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > 320) problems.push(`${path} is ${width} wide where 320 are`);
        }
      };
      await Promise.all(Array.from({ length: 4 }, look));
      await context.close();
      expect([...new Set(problems)]).toEqual([]);
    };

    test('panels, basket and checkout use the added language only', {
      timeout: 180_000,
    }, async () => {
      const shopper = new Shopper(shop.address, language.code);
      await shopper.add(await pieceWithoutSize(shop.address));
      const shirt = '/product/cotton-t-shirt/109-11-21-31';
      await expectInLanguage(shopper.cookies(), [
        '/?basket',
        '/checkout',
        '/checkout/error',
        '/?auth=choice',
        '/?auth=sign-in',
        '/?auth=create-account',
        '/?auth=reset-password',
        `${shirt}?about-standard-sizes`,
        `${shirt}?std-size-details=8L`,
        '/?recommend-size=1',
        '/?ideal-size',
        '/?create-size=1',
        '/?save-size=CreateAccountOnly',
      ]);
    });

    test('account pages use the added language only', { timeout: 120_000 }, async () => {
      const customer = new Shopper(shop.address, language.code);
      await customer.signIn('customer@tailorbird.example', 'measure-twice');
      await expectInLanguage(customer.cookies(), [
        '/profile/orders',
        '/profile/sizes',
        '/profile/info',
        '/profile/security',
        '/profile/ways-of-paying',
        '/profile/credit',
        '/profile/refer-a-friend',
      ]);
    });
  });

  test('mails use the added language and link to its pages', {
    timeout: 60_000,
  }, async () => {
    const shopper = new Shopper(shop.address, language.code);
    await shopper.add(await pieceWithoutSize(shop.address));
    await shopper.payAsGuest();
    await shopper.subscribe('reader@example.com');
    const { output } = await run('node', ['packages/server/src/app/showMail.ts', '2'], {
      cwd: project,
      env: { DATA_DIR: shop.dataFolder, DATABASE_URL: '' },
      show: 'collect',
    });
    const mails = output.split(/^=== .*$/m).slice(1);
    expect(mails).toHaveLength(2);
    const addresses = output.match(/http:\S+/g) ?? [];
    expect(addresses.filter((address) => !isInLanguage(new URL(address).pathname))).toEqual([]);
    const said = mails.map((mail) =>
      mail.replace(/^To: .*$|^Subject: |http:\S+|Torstraße 1|Berlin/gm, ''),
    );
    expect(untranslated(said)).toEqual([]);
  });
});
