/** Decision 114: texts use placeholders for figures from rules. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ruleFigures } from '../packages/domain/src/content/index.ts';

vi.mock('../packages/domain/src/basket/volumeDiscount.ts', async (original) => ({
  ...(await original<object>()),
  volumeDiscountSteps: [
    { from: 9, percent: 37 },
    { from: 6, percent: 23 },
    { from: 3, percent: 13 },
  ],
  freeShippingFrom: 33,
}));
vi.mock('../packages/domain/src/orders/remakeGuarantee.ts', async (original) => ({
  ...(await original<object>()),
  remakeGuaranteeMonths: 71,
}));
vi.mock('../packages/domain/src/orders/withdrawal.ts', async (original) => ({
  ...(await original<object>()),
  withdrawalDays: 44,
}));
vi.mock('../packages/domain/src/checkout/checkoutMessage.ts', async (original) => ({
  ...(await original<object>()),
  billingRetentionYears: 55,
}));

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const load = async (path: string) => await import(new URL(`../${path}`, import.meta.url).href);

const textsIn = (value: unknown, place: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
};

const textFiles = globSync(
  [
    'packages/server/content/**/*.json',
    'packages/{server,web}/locales/*/*.json',
    'packages/server/assistant/*.json',
  ],
  { cwd: root },
).sort();

const steps = {
  en: '13% off from 3 pieces, 23% off from 6 pieces, and 37% off from 9 pieces',
  de: '13\u202f% Rabatt ab 3 Teilen, 23\u202f% Rabatt ab 6 Teilen und 37\u202f% Rabatt ab 9 Teilen',
};
const months = { en: '71 months', de: '71 Monate' };
const years = { en: '55 years', de: '55 Jahre' };
const days = { en: '44 days', de: '44 Tage' };

describe('a shop with changed rules', () => {
  // biome-ignore lint/suspicious/noExplicitAny: tools do not import types of the server
  let server: any;
  beforeAll(async () => {
    const { createServer } = await load('packages/server/src/app/createServer.ts');
    server = await createServer({ database: { memory: true } });
  });
  afterAll(async () => await server.close());

  const bodyOf = async (path: string, locale: string): Promise<string> => {
    const answer = await server.fetch(
      new Request(`http://shop.test${path}`, { headers: { 'accept-language': locale } }),
    );
    const body = await answer.text();
    expect([path, answer.status, answer.ok ? '' : body]).toEqual([path, 200, '']);
    return body;
  };

  describe.each(['en', 'de'] as const)('in %s', (locale) => {
    test.each([
      ['/content-api/pages/faq', [steps, months, years]],
      ['/content-api/pages/howitworks', [steps, months]],
      ['/content-api/pages/termsconditions', [steps, months, years, days]],
      ['/content-api/pages/private-client-service', [steps, months]],
      ['/content-api/pages/store', [steps, months]],
      ['/content-api/pages/privacy', [years]],
      ['/content-api/pages/our-mission', [months]],
      ['/content-api/pages/b-corp', [months]],
      ['/content-api/home', [steps, months]],
    ])('%s states the changed figures', async (path, figures) => {
      const body = await bodyOf(path, locale);
      for (const figure of figures) expect(body).toContain(figure[locale]);
      expect(body).not.toMatch(/\{\{/);
    });

    test('mails state the changed figures', async () => {
      const { createMailSamples } = await load(
        'packages/server/src/app/mailSamples/mailSamples.ts',
      );
      const { loadCatalog } = await load('packages/server/src/contexts/catalog/rows/source.ts');
      const samples: readonly {
        readonly name: string;
        readonly write: (locale: string, origin: string) => { readonly text: string };
      }[] = createMailSamples({
        catalog: loadCatalog(new Date('2026-05-01')).value,
        settings: server.settings ?? {},
      });
      const receipt = samples.find(({ name }) => name === 'order-receipt');
      expect(receipt?.write(locale, 'http://shop.test').text).toContain(months[locale]);
    });

    test('browser texts state the changed figures', async () => {
      const { createTexts } = await load('packages/web/src/platform/texts/textStore.ts');
      const texts = createTexts(
        async (of: string, namespace: string) =>
          JSON.parse(read(`packages/web/locales/${of}/${namespace}.json`)),
        ruleFigures,
      );
      await texts.load(locale, ['checkout', 'account', 'withdrawal', 'garmentPanels']);
      const textOf = (namespace: string, key: string): string =>
        texts.translate(locale, namespace)(key);
      expect(textOf('account', 'info.deleteText')).toContain(years[locale]);
      expect(textOf('checkout', 'receipt.next.try-on.text')).toContain(months[locale]);
      expect(textOf('withdrawal', 'sendBack')).toContain(days[locale].slice(0, 6));
      expect(textOf('garmentPanels', 'info.worldwide-shipping.second')).toContain('33');
    });
  });
});

/** Patterns of rule figures, and the placeholder to use instead. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/\d+\s?%|\bpercent off\b|\b(zehn|zwanzig) Prozent\b/i, 'volumeSteps'],
  [/\b(four|4) months\b|\b(vier|4) Monate/i, 'remakeMonths'],
  [/\b24 [\p{L} -]{0,20}(sizes|größen)\b/iu, 'sizes'],
  [/\b(fourteen|14)[ -]days\b|\b(vierzehn|14) Tage/i, 'withdrawalDays'],
  [/\b(one|1) to (four|4) days\b|\b(ein|1) bis (vier|4) Tage/i, 'shippingDaysFrom'],
  [/\b(three|3) years\b|\b(drei|3) Jahre\b/i, 'billingYears'],
  [/\bDanish\b|\bdänisch/i, 'billingYears, without a law'],
  [/\b(from|ab) (two|2|zwei|five|5|fünf) (pieces|Teilen)\b/i, 'freeShippingFrom'],
  [/\b(three|3) photos\b|\b(drei|3) Fotos\b/i, 'remakePhotos'],
  [
    /\bup to (three|3) (letters|initials)\b|\bbis zu (drei|3) (Buchstaben|Initialen)\b/i,
    'maximumInitials',
  ],
  [/\bsixty days\b|\b60 days\b|\b(sechzig|60) Tage/i, 'makeRestAfterDays'],
  [/\b(ten|10) business days\b|\b(zehn|10) Werktage/i, 'refundDays'],
];

/** Editorial texts and texts by staff, whose figures come from no rule. */
const ownFigures: readonly string[] = [
  'content/notes/',
  'a-look-back-2024',
  'staff.json.data.field.percent',
  // Zoom level.
  'accessibility.json.blocks.1.list',
];

test('no text contains a rule figure literally', () => {
  const stated = textFiles.flatMap((file) =>
    textsIn(JSON.parse(read(file)), file.replace('packages/', '')).flatMap(([place, text]) =>
      figures.flatMap(([figure, placeholder]) =>
        figure.test(text.replace(/\{\{\w+\}\}/g, '')) &&
        !ownFigures.some((own) => place.includes(own))
          ? [`${place} needs {{${placeholder}}}: ${text}`]
          : [],
      ),
    ),
  );
  expect(stated).toEqual([]);
});

test('every placeholder of the content is filled', async () => {
  const { loadContent } = await load('packages/server/src/contexts/content/rows/source.ts');
  const { fillContent } = await load(
    'packages/server/src/contexts/content/application/fillContent.ts',
  );
  const content = fillContent(loadContent().value, {
    supportAddress: 'support@shop.test',
    standardSizesReturnable: true,
    productionStart: 'after-14-days',
    billingRetentionYears: 73,
  });
  const { figures: _, ...texts } = content;
  expect(JSON.stringify([texts, ...content.pages.values()])).not.toMatch(/\{\{/);
});
