import { shareOut } from './shares.ts';

export const currencies = ['USD', 'EUR', 'GBP', 'DKK', 'AUD', 'CAD', 'CHF', 'SEK', 'SGD'] as const;
export type Currency = (typeof currencies)[number];

/** All currencies use hundredths, even DKK, which is charged and displayed whole. */
export const minorUnitsPerMajor = 100;

/**
 * Smallest charged amount in minor units: a whole krone in DKK, so that displayed and
 * paid amounts agree (PRICE-24), otherwise one.
 */
export const chargeUnit = (currency: Currency): number =>
  currency === 'DKK' ? minorUnitsPerMajor : 1;

/**
 * An amount in integer minor units (cents, øre, …) of a currency. Adding different
 * currencies is a type error, or throws if the types do not show it.
 */
export type Money<C extends Currency = Currency> = {
  readonly amount: number;
  readonly currency: C;
};

export const isCurrency = (code: string): code is Currency =>
  (currencies as readonly string[]).includes(code);

/**
 * Money of `amount` minor units. Throws on fractions and beyond 2^53, where arithmetic
 * is inexact.
 */
export const money = <C extends Currency>(amount: number, currency: C): Money<C> => {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not minor units: ${amount} ${currency}. Pass an integer, 1250 for 12.50`);
  return { amount: amount === 0 ? 0 : amount, currency };
};

export const zero = <C extends Currency>(currency: C): Money<C> => money(0, currency);

/** Minor units of an amount. Throws if it is not in `currency`. */
export const amountIn = (of: Money, currency: Currency): number => {
  if (of.currency !== currency)
    throw new TypeError(`Mixed ${of.currency} and ${currency}. Convert one of them before`);
  return of.amount;
};

export const add = <C extends Currency>(augend: Money<C>, addend: Money<NoInfer<C>>): Money<C> =>
  money(augend.amount + amountIn(addend, augend.currency), augend.currency);

export const subtract = <C extends Currency>(
  minuend: Money<C>,
  subtrahend: Money<NoInfer<C>>,
): Money<C> => money(minuend.amount - amountIn(subtrahend, minuend.currency), minuend.currency);

export const multiply = <C extends Currency>(
  multiplicand: Money<C>,
  wholeFactor: number,
): Money<C> => money(multiplicand.amount * wholeFactor, multiplicand.currency);

export const minimum = <C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> =>
  one.amount <= amountIn(other, one.currency) ? one : other;

export const atLeastZero = <C extends Currency>(amount: Money<C>): Money<C> =>
  amount.amount < 0 ? zero(amount.currency) : amount;

export const sum = <C extends Currency>(
  amounts: readonly Money<NoInfer<C>>[],
  currency: C,
): Money<C> => {
  let total = 0;
  for (const amount of amounts) total += amountIn(amount, currency);
  return money(total, currency);
};

/**
 * Splits an amount by weights without losing a minor unit: each part is rounded down,
 * and the remaining units go to the largest remainders (the first one wins a tie).
 * Weights are integers ≥ 0 with a sum below 2^53. If all are 0, the parts are equal.
 */
export const allocate = <C extends Currency>(
  whole: Money<C>,
  weights: readonly number[],
): readonly Money<C>[] => {
  const effective = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  return shareOut(Math.abs(whole.amount), effective).map((part) =>
    money(whole.amount < 0 ? -part : part, whole.currency),
  );
};

export const toDecimalString = (amount: Money): string => {
  const magnitude = Math.abs(amount.amount);
  const whole = Math.floor(magnitude / minorUnitsPerMajor);
  const cents = String(magnitude % minorUnitsPerMajor).padStart(2, '0');
  return `${amount.amount < 0 ? '-' : ''}${whole}.${cents}`;
};

/**
 * Money from a decimal text such as `"59"`, `"59.9"` or `"59.0000"`. Undefined if
 * malformed or with a fraction of a minor unit.
 */
export const fromDecimalString = <C extends Currency>(
  text: string,
  currency: C,
): Money<C> | undefined => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return undefined;
  const fraction = (match[3] ?? '').padEnd(4, '0');
  if (fraction.slice(2) !== '00') return undefined;
  const amount = Number(match[2]) * minorUnitsPerMajor + Number(fraction.slice(0, 2));
  return money(match[1] === '-' ? -amount : amount, currency);
};
