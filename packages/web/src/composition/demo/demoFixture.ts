import type { ShopFixture } from '@tailorbird/adapter-memory';
import type { CurrentUser } from '@tailorbird/domain/account';
import type { Voucher } from '@tailorbird/domain/basket';
import { type Currency, currencies, type Locale } from '@tailorbird/domain/kernel';
import { withBase } from '../../ui/basePath.ts';
import { readCompactJson } from './compactJson.ts';

type Stored = Omit<ShopFixture, 'now' | 'stock' | 'vouchers' | 'accounts' | 'dropPoints'>;

/** The initial data in one language, written by `tools/demo/fixture.ts`. */
export type DemoFile = Stored & {
  readonly stock: readonly (readonly [fabricColorId: number, pieces: number])[];
  readonly user: CurrentUser;
};

/** Reads the initial data from the folder of the demo. */
export const readDemoFile = async (locale: Locale): Promise<DemoFile> => {
  const response = await fetch(withBase(`/data/${locale}.json`));
  return readCompactJson(await response.text()) as DemoFile;
};

export const demoCustomer = {
  email: 'customer@tailorbird.example',
  password: 'measure-twice',
} as const;

const inEachCurrency = (amount: number): Readonly<Record<Currency, number>> =>
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Record<Currency, number>;

const voucher = (
  code: string,
  benefit: Voucher['benefit'],
  changes: Partial<Voucher> = {},
): Voucher => ({
  code,
  name: code,
  benefit,
  usage: 'multi-use',
  validFrom: '2020-01-01T00:00:00Z',
  validUntil: '2099-01-01T00:00:00Z',
  uses: 0,
  usesByCustomer: 0,
  ...changes,
});

const vouchers: readonly Voucher[] = [
  voucher('WELCOME10', { kind: 'percentage', percent: 10 }),
  voucher('TWENTY-OFF', { kind: 'amount', amounts: inEachCurrency(2000) }),
  voucher('FREESHIP', { kind: 'shipping' }),
  voucher(
    'GIFT50',
    { kind: 'account', amounts: inEachCurrency(5000) },
    { usage: 'once-per-customer' },
  ),
  voucher('ONCE', { kind: 'percentage', percent: 15 }, { usage: 'once-per-customer' }),
  voucher('EXPIRED', { kind: 'percentage', percent: 20 }, { validUntil: '2021-01-01T00:00:00Z' }),
  voucher('SOON', { kind: 'percentage', percent: 20 }, { validFrom: '2098-01-01T00:00:00Z' }),
  voucher('USED', { kind: 'percentage', percent: 30 }, { usage: 'single-use', uses: 1 }),
];

/** The fixture in the language of the moment; its clock runs. */
export const demoFixture = (file: () => DemoFile, now: () => Date): ShopFixture => {
  const { stock, user, ...inLanguage } = file();
  const fixture = {
    stock: new Map(stock),
    vouchers,
    dropPoints: [],
    accounts: [{ user, password: demoCustomer.password, credit: 5000 }],
  };
  const live: Record<string, () => unknown> = { now: () => now().toISOString() };
  for (const name of Object.keys(inLanguage) as (keyof Stored)[]) live[name] = () => file()[name];
  for (const [name, get] of Object.entries(live))
    Object.defineProperty(fixture, name, { get, enumerable: true });
  return fixture as unknown as ShopFixture;
};
