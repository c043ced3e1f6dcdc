import type { Voucher } from '@tailorbird/domain/basket';
import type { Currency } from '@tailorbird/domain/kernel';
import { toInstant, toJson } from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';

const day = 24 * 60 * 60 * 1_000;

const twentyOff: Readonly<Record<Currency, number>> = {
  USD: 2000,
  EUR: 2000,
  GBP: 1800,
  DKK: 15000,
  AUD: 3000,
  CAD: 2700,
  CHF: 2000,
  SEK: 22000,
  SGD: 2700,
};
const fifty: Readonly<Record<Currency, number>> = {
  USD: 5000,
  EUR: 5000,
  GBP: 4500,
  DKK: 37500,
  AUD: 7500,
  CAD: 7000,
  CHF: 5000,
  SEK: 55000,
  SGD: 7000,
};

type Seed = Pick<Voucher, 'code' | 'name' | 'benefit' | 'usage'> & {
  /** Days from now. */
  readonly from: number;
  readonly until: number;
  readonly used?: true;
};

const seeds: readonly Seed[] = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    benefit: { kind: 'percentage', percent: 10 },
    usage: 'multi-use',
    from: -30,
    until: 3_650,
  },
  {
    code: 'TWENTY-OFF',
    name: 'Twenty off',
    benefit: { kind: 'amount', amounts: twentyOff },
    usage: 'multi-use',
    from: -30,
    until: 3_650,
  },
  {
    code: 'FREESHIP',
    name: 'Shipping on us',
    benefit: { kind: 'shipping' },
    usage: 'multi-use',
    from: -30,
    until: 3_650,
  },
  {
    code: 'GIFT50',
    name: 'A gift of fifty',
    benefit: { kind: 'account', amounts: fifty },
    usage: 'once-per-customer',
    from: -30,
    until: 3_650,
  },
  {
    code: 'ONCE',
    name: 'Once for you',
    benefit: { kind: 'percentage', percent: 15 },
    usage: 'once-per-customer',
    from: -30,
    until: 3_650,
  },
  {
    code: 'EXPIRED',
    name: 'Last season',
    benefit: { kind: 'percentage', percent: 20 },
    usage: 'multi-use',
    from: -60,
    until: -30,
  },
  {
    code: 'SOON',
    name: 'Next season',
    benefit: { kind: 'percentage', percent: 20 },
    usage: 'multi-use',
    from: 3_650,
    until: 7_300,
  },
  {
    code: 'USED',
    name: 'For one, long gone',
    benefit: { kind: 'percentage', percent: 30 },
    usage: 'single-use',
    from: -30,
    until: 3_650,
    used: true,
  },
];

export const seedVouchers = async (trx: Queries, now: Date): Promise<void> => {
  const fromNow = (days: number): string => toInstant(new Date(now.getTime() + days * day));
  await trx
    .insertInto('voucher')
    .values(
      seeds.map(({ code, name, benefit, usage, from, until }) => ({
        code,
        name,
        benefit: toJson(benefit),
        usage,
        valid_from: fromNow(from),
        valid_until: fromNow(until),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const used = seeds.filter((seed) => seed.used).map(({ code }) => code);
  for (const { id } of await trx
    .selectFrom('voucher')
    .select('id')
    .where('code', 'in', used)
    .execute()) {
    await trx
      .insertInto('voucher_use')
      .values({
        voucher_id: id,
        account_id: null,
        basket_id: null,
        exclusive_key: String(id),
        created_at: toInstant(now),
      })
      .onConflict((conflict) => conflict.column('exclusive_key').doNothing())
      .execute();
  }
};
