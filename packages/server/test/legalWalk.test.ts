import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireWithdrawalView } from '@tailorbird/contract/orders';
import { ruleFigures } from '@tailorbird/domain/content';
import { type Locale, locales, localizePath } from '@tailorbird/domain/kernel';
import { type LegalLine, type NoticePlace, requiredNotices } from '@tailorbird/domain/legal';
import { afterAll, describe, expect, it } from 'vitest';
import { aKey, anAddress, aPayment, aTShirt, createClient, pay, saveSize } from './oscarClient.ts';
import { type StartedShop, startShop } from './startedShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-walk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const locale of locales) writeFileSync(join(folder, `${locale}.svg`), '<svg/>');

const root = new URL('../../', import.meta.url);
type Words = { readonly [key: string]: string | Words };
const wordsOf = (place: 'web' | 'server', file: string, locale: Locale): Words =>
  JSON.parse(readFileSync(new URL(`${place}/locales/${locale}/${file}.json`, root), 'utf8'));

const textOf = (
  locale: Locale,
  [place, file, key]: readonly ['web' | 'server', string, string],
  values: Readonly<Record<string, unknown>> = {},
): string => {
  const text = key
    .split('.')
    .reduce<string | Words>(
      (words, part) => (words as Words)[part] ?? '',
      wordsOf(place, file, locale),
    );
  if (typeof text !== 'string' || text === '') throw new Error(`${file}.${key} is no text`);
  const known: Readonly<Record<string, unknown>> = { ...ruleFigures, ...values };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(known[name]));
};

const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

const sellers: Readonly<Record<string, string>> = {
  PT: 'PT123456789',
  DK: 'DK12345678',
  DE: 'DE123456789',
  US: 'US123456789',
};
const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PT: { line4: 'Porto', postcode: '4000-001' },
  DE: {},
  FR: { line4: 'Paris', postcode: '75001' },
  GB: { line4: 'London', postcode: 'SW1A 1AA' },
  CH: { line4: 'Zürich', postcode: '8001' },
  US: { line4: 'New York', postcode: '10001', state: 'NY' },
};

const shirt: LegalLine = { kind: 'textile', withdrawalRight: 'made-to-specification' };
const tote: LegalLine = { kind: 'textile', withdrawalRight: 'granted' };
const today = (): string => new Date().toISOString().slice(0, 10);
const due = (seller: string, customer: string, place: NoticePlace): readonly string[] =>
  requiredNotices({
    seller: { countryCode: seller },
    customer: { countryCode: customer },
    lines: [shirt, tote],
    on: today(),
  })
    .filter((notice) => notice.place === place)
    .map(({ kind }) => kind)
    .toSorted();

type Page = { readonly path: string; readonly html: string; readonly words: string };
const pageOf = async (shop: StartedShop, path: string, locale: Locale): Promise<Page> => {
  const response = await fetch(`${shop.address}${localizePath(path, locale)}`);
  const html = await response.text();
  return { path, html, words: readable(html) };
};

const manufacturer = 'Walk Ltd, Street 1, Town, walk@shop.example';

/** Texts that identify each notice of public pages. */
const onPages: Readonly<
  Record<
    string,
    {
      readonly path: string;
      readonly isThere: (page: Page, locale: Locale, seller: string) => boolean;
    }
  >
> = {
  'legal-guarantee product-page': {
    path: '/product/cotton-t-shirt',
    isThere: ({ html, words }, locale) =>
      words.includes(textOf(locale, ['web', 'designer', 'fabric.guaranteeText'])) &&
      html.includes(`href="${localizePath('/legal-guarantee', locale)}"`),
  },
  'fibers product-page': {
    path: '/product/cotton-t-shirt',
    isThere: ({ words }, locale) =>
      words.includes(textOf(locale, ['web', 'designer', 'fabric.composition'])) &&
      /100\s?% (cotton|Baumwolle)/.test(words),
  },
  'manufacturer product-page': {
    path: '/product/cotton-t-shirt',
    isThere: ({ words }) =>
      words.includes(manufacturer) && /\b1 (Cotton T-Shirt|T-Shirt aus Baumwolle)/.test(words),
  },
  'review-checks reviews': {
    path: '/reviews',
    // A shop without a review service states that its reviews are samples.
    isThere: ({ words }, locale) =>
      words.includes(textOf(locale, ['web', 'reviews', 'samplePageLead'])),
  },
  'withdrawal-function footer': {
    path: '/faq',
    isThere: ({ html, words }, locale) =>
      words.includes(textOf(locale, ['web', 'shell', 'footer.link.withdraw'])) &&
      html.includes(`href="${localizePath('/withdraw', locale)}"`),
  },
  'accessibility footer': {
    path: '/faq',
    isThere: ({ html }, locale) =>
      html.includes(`href="${localizePath('/accessibility', locale)}"`),
  },
  'complaint-book footer': {
    path: '/faq',
    isThere: ({ html }) => html.includes('href="https://www.livroreclamacoes.pt/"'),
  },
  'seller-identity imprint': {
    path: '/imprint',
    isThere: ({ words }, _, seller) =>
      [
        'Walk Ltd',
        'Street 1, Town',
        'walk@shop.example',
        sellers[seller] ?? '',
        'Register 7',
      ].every((detail) => words.includes(detail)),
  },
  'retention privacy': {
    path: '/privacy',
    isThere: ({ words }) => new RegExp(`${ruleFigures.billingYears} (years|Jahre)`).test(words),
  },
  'california privacy': {
    path: '/privacy',
    isThere: ({ words }) => /California|Kalifornien/.test(words),
  },
};
const publicPlaces = ['product-page', 'reviews', 'footer', 'imprint', 'privacy'] as const;

/** Notices that depend on the seller; public pages show all others to all visitors. */
const sellersOwn: ReadonlySet<string> = new Set(['complaint-book footer']);

/** The notice of an order page for each state of a line; `withdrawal.json` has the sentences. */
const orderNotices: ReadonlyMap<string, string> = new Map([
  ['open', 'withdrawal'],
  ['made-to-specification', 'made-to-specification'],
]);

/** The notices of an order mail, recognized by their texts. */
const noticesIn = (mail: string, locale: Locale, country: string): readonly string[] => {
  const has = (key: string, values: Readonly<Record<string, unknown>> = {}): boolean =>
    mail.includes(textOf(locale, ['server', 'orders', key], values));
  const title = { en: 'Canvas Tote', de: 'Tragetasche aus Canvas' }[locale];
  const isPartly = has('withdrawal.partly', { pieces: title });
  const years = country === 'PT' ? 3 : 2;
  return [
    ...(has('legalGuarantee', { years }) ? ['legal-guarantee'] : []),
    ...(isPartly ? ['made-to-specification', 'withdrawal'] : []),
  ];
};

describe.each(Object.keys(sellers))('a seller in %s', (seller) => {
  it('[LEGAL-01] pages and mails show each notice where the table places it', {
    timeout: 120_000,
  }, async () => {
    const shop = await startShop({
      PORT: '0',
      DATA_DIR: join(folder, seller),
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      SELLER_NAME: 'Walk Ltd',
      SELLER_ADDRESS: 'Street 1|Town',
      SELLER_TAX_NUMBER: sellers[seller] ?? '',
      SELLER_REGISTER: 'Register 7',
      SUPPORT_EMAIL: 'walk@shop.example',
      GUARANTEE_NOTICE_FOLDER: folder,
    });
    try {
      for (const locale of locales) {
        const found = new Set<string>();
        for (const [name, { path, isThere }] of Object.entries(onPages))
          if (isThere(await pageOf(shop, path, locale), locale, seller)) found.add(name);
        for (const customer of Object.keys(addresses)) {
          const expected = publicPlaces.flatMap((place) =>
            due(seller, customer, place).map((kind) => `${kind} ${place}`),
          );
          expect([locale, customer, expected.filter((name) => !found.has(name))]).toEqual([
            locale,
            customer,
            [],
          ]);
        }
        const anyCustomer = Object.keys(addresses).flatMap((customer) =>
          publicPlaces.flatMap((place) =>
            due(seller, customer, place).map((kind) => `${kind} ${place}`),
          ),
        );
        for (const name of sellersOwn)
          expect([name, found.has(name)]).toEqual([name, anyCustomer.includes(name)]);
        // Goods without a size have the manufacturer too, gift cards do not.
        for (const [path, isGoods] of [
          ['/product/twill-cap', true],
          ['/product/canvas-tote', true],
          ['/product/gift-card', false],
        ] as const)
          expect([path, (await pageOf(shop, path, locale)).words.includes(manufacturer)]).toEqual([
            path,
            isGoods,
          ]);
        const guarantee = await pageOf(shop, '/legal-guarantee', locale);
        expect(guarantee.html).toContain(`src="/legal-guarantee/${locale}.svg"`);

        for (const [customer, address] of Object.entries(addresses)) {
          const client = createClient(
            { fetch, origin: shop.address },
            { country: customer, language: locale },
          );
          const email = `${aKey()}@example.test`;
          const size = await saveSize(client);
          for (const piece of [
            aTShirt(size),
            {
              clothing_type_id: 95,
              fabric_color_id: 9501,
              selected_properties: { handle: 711, pocket: 721 },
              quantity: 1,
            },
          ])
            await client.post('/oscarapi/basket/add-product/', piece);
          await client.post(
            '/oscarapi/basket/add-shipping-address/',
            anAddress({ ...address, country: `/oscarapi/countries/${customer}/` }),
          );
          const { body: basket } = await client.post('/oscarapi/basket/v2/add-currier/', {
            shipping_method_code: 'standard',
          });
          const paid = await pay(
            client,
            aPayment(basket, shop.address, { guest_email: email, locale }),
          );
          if (paid.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid.body));
          const { body: view } = await client.get<WireWithdrawalView>(
            `/oscarapi/orders/${paid.body.order_number}/withdrawal/`,
          );
          // The shop grants the right of withdrawal in Switzerland without a law.
          const own = customer === 'CH' ? ['made-to-specification', 'withdrawal'] : [];
          expect([
            customer,
            view.lines.flatMap(({ state }) => orderNotices.get(state) ?? []).toSorted(),
          ]).toEqual([customer, [...due(seller, customer, 'order'), ...own]]);
          const outbox = await (await fetch(`${shop.address}/dev/outbox`)).text();
          const [, id] =
            new RegExp(`/dev/outbox/(\\d+)">[^<]*</a> to ${email.replaceAll('.', '\\.')}`).exec(
              outbox,
            ) ?? [];
          const mail = readable(await (await fetch(`${shop.address}/dev/outbox/${id}`)).text());
          expect([customer, locale, noticesIn(mail, locale, customer)]).toEqual([
            customer,
            locale,
            [...due(seller, customer, 'order-mail'), ...own],
          ]);
        }
      }
    } finally {
      await shop.stop();
    }
  });
});
