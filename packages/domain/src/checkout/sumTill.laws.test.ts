import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/index.ts';
import { sumTill, type TillEntry } from './sumTill.ts';
import { tillTable } from './tillTable.ts';

const entry = fc.record({
  kind: fc.constantFrom('sale' as const, 'refund' as const),
  means: fc.constantFrom('cash' as const, 'card' as const),
  amount: fc.record({
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constantFrom('EUR' as const, 'DKK' as const, 'USD' as const),
  }),
});
const entries = fc.array(entry, { maxLength: 40 });

const toEntry = (
  each: Pick<TillEntry, 'kind' | 'means' | 'amount'>,
  reference = '',
): TillEntry => ({
  ...each,
  id: 1,
  orderNumber: '100001',
  store: 'Porto',
  reference,
  by: null,
  at: '2026-03-04T10:00:00.000Z',
});

const drawers = (
  given: readonly Pick<TillEntry, 'kind' | 'means' | 'amount'>[],
): ReadonlyMap<string, bigint> => {
  const held = new Map<string, bigint>();
  for (const { kind, means, amount } of given) {
    const drawer = `${means} ${amount.currency}`;
    held.set(
      drawer,
      (held.get(drawer) ?? 0n) + (kind === 'sale' ? 1n : -1n) * BigInt(amount.amount),
    );
  }
  return held;
};

it('a till’s drawers hold payments minus refunds and payouts, to the cent', () => {
  fc.assert(
    fc.property(entries, (given) => {
      const held = drawers(given);
      const totals = sumTill(given);
      for (const { currency, cash, card, total } of totals) {
        expect(BigInt(cash.amount)).toBe(held.get(`cash ${currency}`) ?? 0n);
        expect(BigInt(card.amount)).toBe(held.get(`card ${currency}`) ?? 0n);
        expect(total).toEqual(money(cash.amount + card.amount, currency));
      }
      expect(new Set(totals.map(({ currency }) => currency))).toEqual(
        new Set(given.map(({ amount }) => amount.currency)),
      );
      expect(totals.reduce((count, { sales, refunds }) => count + sales + refunds, 0)).toBe(
        given.length,
      );
    }),
    runs(200),
  );
});

it('a returned sale restores the till, even with other means', () => {
  fc.assert(
    fc.property(
      entries,
      entry,
      fc.constantFrom('cash' as const, 'card' as const),
      (given, sale, means) => {
        const both = [
          ...given,
          { ...sale, kind: 'sale' as const },
          { ...sale, kind: 'refund' as const, means },
        ];
        const totalOf = (all: typeof both) =>
          sumTill(all).find(({ currency }) => currency === sale.amount.currency)?.total.amount ?? 0;
        expect(totalOf(both)).toBe(totalOf(given));
      },
    ),
    runs(100),
  );
});

/** A character-by-character reader of RFC 4180. */
const read = (table: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let place = 0; place < table.length; place += 1) {
    const character = table[place] ?? '';
    if (isQuoted && character === '"' && table[place + 1] === '"') place += 1;
    else if (character === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (!isQuoted && character === ',') {
      lines.at(-1)?.push(field);
      field = '';
    } else if (!isQuoted && character === '\r') {
      lines.at(-1)?.push(field);
      field = '';
      place += 1;
      lines.push([]);
    } else field += character;
  }
  return lines.slice(0, -1);
};

it('a till table has a row per entry, correct totals and no formulas', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(entry, fc.string({ maxLength: 40 })), { maxLength: 10 }),
      (given) => {
        const all = given.map(([each, reference]) => toEntry(each, reference));
        const [head = [], ...lines] = read(tillTable(all));
        expect(lines).toHaveLength(all.length);
        const sums = new Map<string, number>();
        for (const [index, line] of lines.entries()) {
          expect(line).toHaveLength(head.length);
          const told = line[head.indexOf('reference')] ?? '';
          expect([all[index]?.reference, `'${all[index]?.reference}`]).toContain(
            told.replace(/^'(?=[=+\-@\t\r])/, "'"),
          );
          for (const text of [told, line[head.indexOf('by')] ?? ''])
            expect(text).not.toMatch(/^[=+\-@\t\r]/);
          const key = `${line[head.indexOf('means')]} ${line[head.indexOf('currency')]}`;
          sums.set(
            key,
            (sums.get(key) ?? 0) + Math.round(Number(line[head.indexOf('amount')]) * 100),
          );
        }
        for (const { currency, cash, card } of sumTill(all)) {
          expect(sums.get(`cash ${currency}`) ?? 0).toBe(cash.amount);
          expect(sums.get(`card ${currency}`) ?? 0).toBe(card.amount);
        }
      },
    ),
    runs(100),
  );
});
