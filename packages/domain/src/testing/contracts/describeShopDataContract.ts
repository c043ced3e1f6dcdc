import { describe, expect, it } from 'vitest';
import type { ShopData, ShopRow, ShopTable, ShopValue } from '../../shell/index.ts';
import { failureOf, successOf, unique } from './steps.ts';

/**
 * An editable shop and a staff member. It has a limited color, a switch, and navy cotton
 * T-shirts without a naming rule.
 */
export type ShopDataUnderTest = {
  readonly data: ShopData;
  /** Email address of the staff member. */
  readonly by: string;
  /** Key of an unchanged text without placeholders. */
  readonly text: string;
  /** Key of the unchanged subject of a receipt mail. */
  readonly mailText: string;
};

const reason = 'tried in a test';
const messages = [expect.stringMatching(/\w/)];

const voucher: ShopValue = {
  name: 'Opening week',
  percent: 15,
  valid_from: '2020-01-01',
  valid_until: '2099-01-01',
  usage: 'multi-use',
};
const rule: ShopValue = {
  pattern: 'Cotton T-Shirt, *Navy*',
  name_en: 'The Navy One',
  name_de: 'Das Marineblaue',
  priority: 10,
  used: true,
};

export const describeShopDataContract = (
  name: string,
  open: () => Promise<ShopDataUnderTest>,
): void => {
  const rowOf = async (
    data: ShopData,
    table: ShopTable,
    key: string,
    search = key,
  ): Promise<ShopRow | undefined> =>
    successOf(await data.rows(table, search)).find((row) => row.key === key);
  const aColor = async (
    data: ShopData,
  ): Promise<{ readonly key: string; readonly title: string; readonly value: ShopValue }> => {
    const [row] = successOf(await data.rows('stock', ''));
    if (!row) throw new Error('No color is limited');
    return row;
  };

  describe(`${name} as ShopData`, () => {
    it('search matches every word of a row', async () => {
      const { data } = await open();
      const color = await aColor(data);
      expect(color).toEqual({
        key: expect.any(String),
        title: expect.stringMatching(/\w/),
        value: { pieces: expect.any(Number) },
      });
      const [first = '', ...others] = color.title.split(' ');
      expect(
        successOf(await data.rows('stock', [...others, first.toUpperCase()].join(' '))),
      ).toContainEqual(color);
      expect(successOf(await data.rows('stock', color.key))).toContainEqual(color);
      expect(successOf(await data.rows('stock', `${first} no-such-word`))).toEqual([]);
    });

    it('a change stores author, reason and previous value', async () => {
      const { data, by } = await open();
      const { key, title, value: before } = await aColor(data);
      const [after, later] = [{ pieces: Number(before.pieces) + 1 }, { pieces: 0 }];
      expect(
        successOf(await data.change('stock', key, { before, after, reason: ` ${reason} ` })),
      ).toEqual({ key, title, value: after });
      expect(await rowOf(data, 'stock', key)).toEqual({ key, title, value: after });
      successOf(
        await data.change('stock', key, { before: after, after: later, reason: 'sold out' }),
      );
      const [last, first] = successOf(await data.history('stock', key));
      expect(last).toEqual({
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        by,
        reason: 'sold out',
        before: after,
        after: later,
      });
      expect(first).toMatchObject({ by, reason, before, after });
    });

    it('a concurrent change is refused with the current row', async () => {
      const { data } = await open();
      const { key, title, value: before } = await aColor(data);
      const [first, second] = [{ pieces: 41 }, { pieces: 42 }];
      successOf(await data.change('stock', key, { before, after: first, reason }));
      expect(failureOf(await data.change('stock', key, { before, after: second, reason }))).toEqual(
        {
          kind: 'row-changed',
          now: { key, title, value: first },
        },
      );
      expect((await rowOf(data, 'stock', key))?.value).toEqual(first);
      expect(
        failureOf(
          await data.change('vouchers', unique('NEVER'), {
            before: voucher,
            after: voucher,
            reason,
          }),
        ),
      ).toEqual({
        kind: 'row-changed',
        now: null,
      });
    });

    it('an invalid row is refused field by field', async () => {
      const { data } = await open();
      const { key, value: before } = await aColor(data);
      const changed = successOf(await data.history('stock', key)).length;
      const unfit: readonly ShopValue[] = [
        { pieces: -1 },
        { pieces: 'many' },
        { pieces: null },
        {},
      ];
      for (const after of unfit)
        expect(failureOf(await data.change('stock', key, { before, after, reason }))).toEqual({
          kind: 'row-invalid',
          fields: { pieces: messages },
        });
      expect(
        failureOf(
          await data.change('stock', key, { before, after: { pieces: 1, price: 0 }, reason }),
        ),
      ).toMatchObject({
        kind: 'row-invalid',
      });
      expect(
        failureOf(await data.change('stock', key, { before, after: { pieces: -1 }, reason: 'no' })),
      ).toEqual({
        kind: 'row-invalid',
        fields: { pieces: messages, reason: messages },
      });
      expect((await rowOf(data, 'stock', key))?.value).toEqual(before);
      expect(successOf(await data.history('stock', key))).toHaveLength(changed);
    });

    it('a switch is turned on and off', async () => {
      const { data } = await open();
      const [row] = successOf(await data.rows('switches', ''));
      if (!row) throw new Error('No switch');
      const { key, value: before } = row;
      const after = { on: !before.on };
      expect(
        successOf(await data.change('switches', key, { before, after, reason })).value,
      ).toEqual(after);
      expect(
        successOf(await data.change('switches', key, { before: after, after: before, reason }))
          .value,
      ).toEqual(before);
      expect(
        failureOf(await data.change('switches', 'unknownSwitch', { before: null, after, reason })),
      ).toEqual({ kind: 'row-not-found' });
    });

    it('a voucher is created once and ended', async () => {
      const { data } = await open();
      const key = unique('OPENING');
      expect(
        failureOf(
          await data.change('vouchers', key, {
            before: null,
            after: { ...voucher, percent: null },
            reason,
          }),
        ),
      ).toEqual({
        kind: 'row-invalid',
        fields: { percent: messages },
      });
      expect(
        successOf(await data.change('vouchers', key, { before: null, after: voucher, reason })),
      ).toMatchObject({
        key,
        value: voucher,
      });
      expect(
        failureOf(await data.change('vouchers', key, { before: null, after: voucher, reason })),
      ).toMatchObject({
        kind: 'row-changed',
        now: { key, value: voucher },
      });
      const ended = { ...voucher, valid_until: '2021-01-01' };
      successOf(await data.change('vouchers', key, { before: voucher, after: ended, reason }));
      expect((await rowOf(data, 'vouchers', key))?.value).toEqual(ended);
      expect(
        successOf(await data.history('vouchers', key)).map(({ before, after }) => [before, after]),
      ).toEqual([
        [voucher, ended],
        [null, voucher],
      ]);
    });

    it('a naming rule is previewed before it is used', async () => {
      const { data } = await open();
      const key = unique('rule');
      const named = successOf(await data.previewNames(key, rule));
      expect(named.length).toBeGreaterThan(0);
      for (const variant of named) {
        expect(variant).toMatchObject({
          type: 'cotton-t-shirt',
          title: { en: expect.stringContaining('Navy') },
          after: { en: 'The Navy One', de: 'Das Marineblaue' },
        });
        expect(variant.before).not.toEqual(variant.after);
        expect(variant.variantId).toMatch(/^\d+(-\d+)*$/);
      }
      expect(await rowOf(data, 'naming', key, '')).toBeUndefined();
      for (const pattern of ['No Such Garment, *Navy*', 'Cotton T-Shirt, *No Such Word*', ''])
        expect(failureOf(await data.previewNames(key, { ...rule, pattern }))).toEqual({
          kind: 'row-invalid',
          fields: { pattern: messages },
        });
      successOf(await data.change('naming', key, { before: null, after: rule, reason }));
      expect((await rowOf(data, 'naming', key, ''))?.value).toEqual(rule);
      const again = await data.change('naming', unique('rule'), {
        before: null,
        after: { ...rule, name_en: 'Twice' },
        reason,
      });
      expect(failureOf(again)).toEqual({ kind: 'row-invalid', fields: { pattern: messages } });
      const renamed = successOf(await data.previewNames(key, { ...rule, name_en: 'Marine' }));
      expect(renamed.map(({ before, after }) => [before.en, after.en])).toEqual(
        named.map(() => ['The Navy One', 'Marine']),
      );
      const unused = { ...rule, used: false };
      successOf(await data.change('naming', key, { before: rule, after: unused, reason }));
      expect(successOf(await data.previewNames(key, rule))).toEqual(named);
    });

    it('a text is previewed before it is published', async () => {
      const { data, text } = await open();
      const row = await rowOf(data, 'texts', text);
      const before = row?.value ?? {};
      const after = { ...before, en: 'In other words' };
      expect(successOf(await data.previewText(text, after))).toEqual({
        name: expect.stringMatching(/^[\w-]+$/),
        path: expect.stringMatching(/^\//),
      });
      expect(await rowOf(data, 'texts', text)).toEqual(row);
      expect(await rowOf(data, 'texts', text, '')).toBeUndefined();
      for (const en of ['', '<b>Bold</b>', 'Filled with {{more}}'])
        for (const refused of [
          await data.previewText(text, { ...after, en }),
          await data.change('texts', text, { before, after: { ...after, en }, reason }),
        ])
          expect(failureOf(refused)).toEqual({ kind: 'row-invalid', fields: { en: messages } });
      successOf(await data.change('texts', text, { before, after, reason }));
      expect((await rowOf(data, 'texts', text, ''))?.value).toEqual(after);
      expect((await rowOf(data, 'texts', text, 'in other words'))?.key).toBe(text);
      successOf(await data.change('texts', text, { before: after, after: before, reason }));
      expect(await rowOf(data, 'texts', text, '')).toBeUndefined();
      expect(failureOf(await data.previewText('no.such.text', after))).toEqual({
        kind: 'row-not-found',
      });
    });

    it('an unchanged row has no history', async () => {
      const { data } = await open();
      expect(successOf(await data.history('launches', 'never-was'))).toEqual([]);
    });

    it('every mail is listed, and an unknown one is not found', async () => {
      const { data } = await open();
      const mails = successOf(await data.mails());
      expect(mails).toContainEqual({ name: 'order-receipt', title: 'Receipt of an order' });
      expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length);
      expect(new Set(mails.map(({ title }) => title)).size).toBe(mails.length);
      for (const { name } of mails)
        expect(successOf(await data.mail(name, null)).rows.length).toBeGreaterThan(0);
      expect(failureOf(await data.mail('no-mail', null))).toEqual({ kind: 'row-not-found' });
    });

    it('a mail is previewed with an unpublished text', async () => {
      const { data, mailText } = await open();
      const { rows, letters } = successOf(await data.mail('order-receipt', null));
      const row = rows.find(({ key }) => key === mailText);
      if (!row) throw new Error('The receipt has no subject');
      expect(row).toEqual(await rowOf(data, 'mails', mailText));
      expect(letters).toEqual({
        en: { subject: expect.any(String), text: expect.any(String) },
        de: { subject: expect.any(String), text: expect.any(String) },
      });
      const after = { ...row.value, en: 'It is yours: {{number}}' };
      const shown = successOf(await data.previewText(mailText, after));
      const [before, then] = [
        letters,
        successOf(await data.mail('order-receipt', shown.name)).letters,
      ];
      expect(JSON.stringify(before)).not.toContain('It is yours');
      expect(JSON.stringify(then)).toContain('It is yours');
      expect(successOf(await data.mail('order-receipt', null)).letters).toEqual(before);
      expect(failureOf(await data.previewText(mailText, { ...after, en: 'Thank you' }))).toEqual({
        kind: 'row-invalid',
        fields: { en: messages },
      });
    });
  });
};
