import * as z from 'zod/mini';

const percent = z.string().check(z.trim(), z.regex(/^\d{1,2}(?:[.,]\d)?$/));
const whole = z.int().check(z.nonnegative(), z.maximum(10_000_000));

/**
 * Import charges of a country and who pays them. Rates in percent with one decimal, tax-free
 * limits in whole units of `currency`.
 */
export const importValue = z.strictObject({
  /** An unused row is kept for later; the country's charges are then unknown. */
  used: z.boolean(),
  shop_pays: z.boolean(),
  duty_knitted: percent,
  duty_woven: percent,
  duty_headwear: percent,
  duty_rest: percent,
  import_tax: percent,
  currency: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/)),
  duty_free: whole,
  tax_free: whole,
  with_shipping: z.boolean(),
});
export type ImportValue = z.infer<typeof importValue>;

/** Units of a currency per euro. */
export const exchangeValue = z.strictObject({
  per_euro: z.string().check(
    z.trim(),
    z.regex(/^\d{1,6}(?:[.,]\d{1,4})?$/),
    z.refine((text) => /[1-9]/.test(text)),
  ),
});
export type ExchangeValue = z.infer<typeof exchangeValue>;

type Duties = readonly [knitted: string, woven: string, headwear: string, other: string];

const row = (
  shopPays: boolean,
  [duty_knitted, duty_woven, duty_headwear, duty_rest]: Duties,
  import_tax: string,
  [currency, duty_free, tax_free]: readonly [string, number, number],
  with_shipping = true,
): ImportValue => ({
  used: true,
  shop_pays: shopPays,
  duty_knitted,
  duty_woven,
  duty_headwear,
  duty_rest,
  import_tax,
  currency,
  duty_free,
  tax_free,
  with_shipping,
});

/**
 * Sample data as of about January 2026: operators enter current values and the countries whose
 * charges they pay.
 */
export const sampleImports: ReadonlyMap<string, ImportValue> = new Map([
  ['AU', row(false, ['5', '5', '5', '5'], '10', ['AUD', 1000, 1000])],
  ['CA', row(false, ['18', '17', '12.5', '11'], '5', ['CAD', 20, 20], false)],
  ['CH', row(false, ['0', '0', '0', '0'], '8.1', ['CHF', 0, 62])],
  ['GB', row(true, ['12', '12', '2.7', '3.7'], '20', ['GBP', 135, 0])],
  ['JP', row(false, ['10.9', '9.1', '5.3', '8'], '10', ['JPY', 10_000, 10_000])],
  ['LI', row(false, ['0', '0', '0', '0'], '8.1', ['CHF', 0, 62])],
  ['NO', row(false, ['10.7', '10.7', '0', '0'], '25', ['NOK', 0, 0])],
  ['NZ', row(false, ['10', '10', '10', '5'], '15', ['NZD', 1000, 1000])],
  ['SG', row(false, ['0', '0', '0', '0'], '9', ['SGD', 400, 400])],
  ['US', row(true, ['16.5', '15', '15', '15'], '0', ['USD', 0, 0], false)],
]);

/** Sample data. They only decide which parcels are below the tax-free limit. */
export const sampleExchange: ReadonlyMap<string, ExchangeValue> = new Map(
  Object.entries({
    AUD: '1.77',
    CAD: '1.63',
    CHF: '0.93',
    DKK: '7.46',
    EUR: '1',
    GBP: '0.87',
    JPY: '178',
    NOK: '11.7',
    NZD: '2.04',
    SEK: '11',
    SGD: '1.51',
    USD: '1.16',
  }).map(([currency, per_euro]) => [currency, { per_euro }]),
);
