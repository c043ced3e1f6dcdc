import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locale, locales } from '@tailorbird/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatten, usedTextKeys } from '../src/contexts/staff/application/texts/textRows.ts';
import { fromJson } from '../src/platform/database/columns.ts';
import { aBeanie, type Client, signIn } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

type Row = { readonly key: string; readonly value: Record<string, string> };

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-mails-'));
// Two processes of one shop with separate text caches.
const database = { folder };
const shop = openShop({ database });
const other = openShop({ database, seedsAccounts: false });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const localesFolder = new URL('../locales/', import.meta.url);
const textKeys = (locale: Locale, file: string): readonly string[] =>
  flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}.json`, localesFolder), 'utf8'))).map(
    ([key]) => key.replace(/_(one|other)$/, ''),
  );

/** The title of a mail for staff is stored with its texts. */
const isNameOfMail = (key: string): boolean => key.startsWith('mails.');
const mailNames = readdirSync(new URL('en/', localesFolder)).flatMap((file) =>
  textKeys('en', file.replace('.json', '')).flatMap((key) =>
    isNameOfMail(key) ? [key.replace('mails.', '')] : [],
  ),
);

describe('changed mails', () => {
  let staff: Client;
  beforeAll(async () => {
    staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  });
  const rows = async (search: string): Promise<readonly Row[]> =>
    (
      await staff.get<readonly Row[]>(
        `/studio_api/data/mails/?search=${encodeURIComponent(search)}`,
      )
    ).body;
  const rowOf = async (key: string): Promise<Row> => {
    const row = (await rows(key)).find((each) => each.key === key);
    if (!row) throw new Error(`There is no ${key}`);
    return row;
  };
  const change = (row: Row, after: object) =>
    staff.put(`/studio_api/data/mails/${row.key}/`, {
      before: row.value,
      after,
      reason: 'tried in a test',
    });
  const preview = async (row: Row, after: object): Promise<string> =>
    (await staff.post(`/studio_api/data/texts/${row.key}/preview/`, { after })).body.name;
  const askForReset = async (place: typeof shop) => {
    await place
      .client()
      .post('/api/v1/soat/reset-password/request/', { email: 'customer@tailorbird.example' });
    const sent = await shop.server.database.queries
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'password-reset')
      .execute();
    return fromJson(sent.at(-1)?.payload ?? ('{}' as never)) as {
      readonly subject: string;
      readonly html: string;
      readonly text: string;
    };
  };

  it('mails are listed with translated, fixed names', async () => {
    const client = shop.client();
    await signIn(client, 'staff@tailorbird.example', 'measure-twice');
    for (const locale of locales) {
      client.speak(locale);
      const { body } =
        await client.get<readonly { readonly name: string; readonly title: string }[]>(
          '/studio_api/mails/',
        );
      expect(body.map(({ name }) => name).toSorted()).toEqual(mailNames.toSorted());
      expect(body[0]).toEqual({
        name: 'order-receipt',
        title: { en: 'Receipt of an order', de: 'Quittung einer Bestellung' }[locale],
      });
      for (const { title } of body) expect(title).not.toMatch(/^mails\./);
    }
    expect((await rows('Receipt of an order')).map(({ key }) => key)).not.toContain(
      'server-orders.mails.order-receipt',
    );
    expect(await rows('mails.order-receipt')).toEqual([]);
  });

  it.each(mailNames)('the mail %s is shown as written, in each language', async (name) => {
    const { status, body } = await staff.get(`/studio_api/mails/${name}/`);
    expect(status).toBe(200);
    expect(body.rows.length).toBeGreaterThan(2);
    expect(body.letters.en.subject).not.toBe(body.letters.de.subject);
    for (const locale of locales) {
      const { subject, text } = body.letters[locale];
      const response = await shop.server.fetch(
        new Request(`http://shop.test/studio_api/mails/${name}/${locale}.html`, {
          headers: {
            cookie: [...staff.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          },
        }),
      );
      const html = await response.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(response.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self'; sandbox$/,
      );
      for (const words of [subject, text, html])
        expect(words).not.toMatch(/\{\{|undefined|\[object|NaN/);
    }
  });

  it('each mail text appears in a sample', async () => {
    const mailSamples = await shop.server.shop.mailSamples();
    const keys = new Set(
      mailSamples.flatMap(({ write }) => usedTextKeys(() => write('en', 'https://shop.test'))),
    );
    const unseen = [
      'orders',
      'orderSteps',
      'orderLink',
      'claims',
      'mail',
      'giftCards',
      'support',
      'chat',
    ].flatMap((file) =>
      textKeys('en', file).flatMap((key) =>
        keys.has(`server-${file}.${key}`) || isNameOfMail(key) ? [] : [`${file}.${key}`],
      ),
    );
    // The sample has one color, pays for shipping and uses one means; other texts are found by
    // search.
    expect(unseen.toSorted()).toEqual(
      ['orders.free', 'orders.paidBy.card', 'orderSteps.piece-changed.color'].toSorted(),
    );
  });

  it('missing and unknown placeholders are reported at the field', async () => {
    const row = await rowOf('server-orders.subject');
    expect((await change(row, { ...row.value, en: 'Your order' })).body).toEqual({
      en: ['{{number}} is missing: the shop fills it in.'],
    });
    expect((await change(row, { ...row.value, de: 'Deine Bestellung {{nummer}}' })).body).toEqual({
      de: [
        '{{number}} is missing: the shop fills it in. {{nummer}} is not known here: nothing would fill it in.',
      ],
    });
    expect((await change(row, { ...row.value, de: ' ' })).body).toEqual({ de: ['Say something.'] });
    expect((await change(row, { ...row.value, en: '<b>{{number}}</b>' })).status).toBe(400);
    const { status, body } = await staff.post(`/studio_api/data/texts/${row.key}/preview/`, {
      after: { ...row.value, en: '{{total}}' },
    });
    expect([status, body.en[0]]).toEqual([
      400,
      expect.stringContaining('{{total}} is not known here'),
    ]);
    expect(
      (
        await staff.put('/studio_api/data/texts/server-orders.subject/', {
          before: row.value,
          after: row.value,
          reason: 'another table',
        })
      ).status,
    ).toBe(409);
  });

  it('a mail preview is for staff, and publishing applies in every process', async () => {
    const row = await rowOf('server-account.passwordResetMail.subject');
    const after = { en: 'Choose another password', de: 'Wähl ein anderes Passwort' };
    const name = await preview(row, after);
    const shown = async (query: string) =>
      (await staff.get(`/studio_api/mails/password-reset/${query}`)).body.letters;
    expect((await shown(`?preview=${name}`)).de.subject).toBe(after.de);
    expect((await shown('')).de.subject).toBe(row.value.de);
    const frame = await staff.get(`/studio_api/mails/password-reset/en.html?preview=${name}`);
    expect(String(frame.body)).toContain('<title>Choose another password</title>');
    for (const path of ['', 'en.html'])
      expect(
        (await shop.client().get(`/studio_api/mails/password-reset/${path}?preview=${name}`))
          .status,
      ).toBe(403);
    expect((await staff.get('/studio_api/mails/no-mail/')).status).toBe(404);
    expect((await staff.get('/studio_api/mails/password-reset/fr.html')).status).toBe(404);

    // Both processes have read the texts by now.
    expect((await askForReset(shop)).subject).toBe(row.value.en);
    expect((await askForReset(other)).subject).toBe(row.value.en);
    expect((await change(row, after)).status).toBe(200);
    for (const place of [other, shop]) {
      const mail = await askForReset(place);
      expect(mail.subject).toBe(after.en);
      expect(mail.html).toContain('<title>Choose another password</title>');
    }
    expect((await change(row, { ...after, en: 'Something else' })).status).toBe(409);
    expect((await rows('')).map(({ key }) => key)).toEqual([row.key]);
    expect((await staff.get('/studio_api/changed_texts/')).body).toContainEqual({
      file: 'packages/server/locales/de/account.json',
      key: 'passwordResetMail.subject',
      before: row.value.de,
      after: after.de,
    });
    expect((await staff.get(`/studio_api/data/mails/${row.key}/history/`)).body).toHaveLength(1);
    expect((await change({ ...row, value: after }, row.value)).status).toBe(200);
    expect((await askForReset(other)).subject).toBe(row.value.en);
  });

  it('refusals use the changed texts with plural and placeholders', async () => {
    const refused = async (language: Locale) => {
      const client = shop.client();
      client.speak(language);
      return (
        await client.post('/oscarapi/customer/', {
          email: 'new@example.test',
          password: 'short',
          newsletter: false,
          signing_up_with_credit: false,
          source: 'test',
        })
      ).body.password;
    };
    const row = await rowOf('server-account.password.tooShort');
    const before = [await refused('en'), await refused('de')];
    expect(
      (await change(row, { en: 'At least {{minimum}}, please.', de: row.value.de })).status,
    ).toBe(200);
    expect([await refused('en'), await refused('de')]).toEqual([
      ['At least 8, please.'],
      before[1],
    ]);
    expect(
      (
        await change(
          { ...row, value: { en: 'At least {{minimum}}, please.', de: row.value.de ?? '' } },
          row.value,
        )
      ).status,
    ).toBe(200);
    expect(await refused('en')).toEqual(before[0]);
  });

  it('delivery forecasts use the changed texts, despite caching', async () => {
    const guest = shop.client();
    await guest.post('/oscarapi/basket/add-product/', aBeanie());
    const shippingTexts = async (): Promise<readonly string[]> =>
      (await guest.basket()).shipping_methods.map(({ description }) => description);
    const row = await rowOf('server-basket.forecast');
    const before = await shippingTexts();
    const after = { ...row.value, en: 'Yours from {{first}} to {{last}}' };
    expect((await change(row, after)).status).toBe(200);
    expect(
      (await shippingTexts()).filter((description) => !description.includes('. Yours from ')),
    ).toEqual([]);
    expect((await change({ ...row, value: after }, row.value)).status).toBe(200);
    expect(await shippingTexts()).toEqual(before);
  });
});
