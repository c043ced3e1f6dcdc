/** The nine currencies of the shop (PRICE-21). */
export const currencies = ['USD', 'EUR', 'GBP', 'DKK', 'AUD', 'CAD', 'CHF', 'SEK', 'SGD'] as const;
export type Currency = (typeof currencies)[number];

/** All nine currencies count in hundredths (decisions 1: DKK too, though it is displayed whole). */
export const minorUnitsPerMajor = 100;

/**
 * An amount in integer minor units (cents, øre, …) of one currency. Adding two currencies does not compile where they are
 * known, and throws where they are not, because it would be a bug and never an expected failure.
 */
export type Money<C extends Currency = Currency> = { readonly amount: number; readonly currency: C };

export const isCurrency = (code: string): code is Currency => (currencies as readonly string[]).includes(code);

/** Money of `amount` minor units. Throws on fractions and beyond 2^53, where arithmetic would silently go wrong. */
export const money = <C extends Currency>(amount: number, currency: C): Money<C> => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of minor units: ${amount} ${currency}`);
  return { amount: amount === 0 ? 0 : amount, currency };
};

export const zero = <C extends Currency>(currency: C): Money<C> => money(0, currency);

const sameCurrency = (one: Money, other: Money): void => {
  if (one.currency !== other.currency) throw new TypeError(`Mixed currencies: ${one.currency} and ${other.currency}`);
};

export const add = <C extends Currency>(augend: Money<C>, addend: Money<NoInfer<C>>): Money<C> => {
  sameCurrency(augend, addend);
  return money(augend.amount + addend.amount, augend.currency);
};

export const subtract = <C extends Currency>(minuend: Money<C>, subtrahend: Money<NoInfer<C>>): Money<C> => {
  sameCurrency(minuend, subtrahend);
  return money(minuend.amount - subtrahend.amount, minuend.currency);
};

export const multiply = <C extends Currency>(multiplicand: Money<C>, wholeFactor: number): Money<C> =>
  money(multiplicand.amount * wholeFactor, multiplicand.currency);

export const minimum = <C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> => {
  sameCurrency(one, other);
  return one.amount <= other.amount ? one : other;
};

/** Never below zero (decisions 48). */
export const atLeastZero = <C extends Currency>(amount: Money<C>): Money<C> => (amount.amount < 0 ? zero(amount.currency) : amount);

export const sum = <C extends Currency>(amounts: readonly Money<NoInfer<C>>[], currency: C): Money<C> => {
  let total = 0;
  for (const amount of amounts) {
    sameCurrency(amount, { amount: 0, currency });
    total += amount.amount;
  }
  return money(total, currency);
};

/**
 * `percent` of an amount, half a minor unit rounded away from zero. `percent` has at most two decimals; the product is formed in
 * integers so that 10 % of 12345 is exact.
 */
export const percentage = <C extends Currency>(of: Money<C>, percent: number): Money<C> => {
  const hundredths = BigInt(Math.round(percent * 100)) * BigInt(of.amount);
  const divisor = 10_000n;
  const magnitude = hundredths < 0n ? -hundredths : hundredths;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return money(Number(hundredths < 0n ? -rounded : rounded), of.currency);
};

/**
 * Splits an amount by weights so that the parts add up to the whole, to the minor unit: each part is rounded down and the units left over go, one
 * each, to the largest remainders (first one wins a tie). Weights are whole numbers ≥ 0; when all are 0 the parts are equal.
 */
export const allocate = <C extends Currency>(whole: Money<C>, weights: readonly number[]): readonly Money<C>[] => {
  if (weights.length === 0) return [];
  const effective = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const totalWeight = effective.reduce((total, weight) => total + BigInt(weight), 0n);
  const sign = whole.amount < 0 ? -1n : 1n;
  const magnitude = BigInt(whole.amount) * sign;
  const shares = effective.map((weight, index) => {
    const product = magnitude * BigInt(weight);
    return { index, part: product / totalWeight, remainder: product % totalWeight };
  });
  let left = magnitude - shares.reduce((total, share) => total + share.part, 0n);
  const byRemainder = [...shares].sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map((share) => money(Number(share.part * sign), whole.currency));
};

/** `"59.00"` from money: the wire's form. */
export const toDecimalString = (amount: Money): string => {
  const magnitude = Math.abs(amount.amount);
  const whole = Math.floor(magnitude / minorUnitsPerMajor);
  const cents = String(magnitude % minorUnitsPerMajor).padStart(2, '0');
  return `${amount.amount < 0 ? '-' : ''}${whole}.${cents}`;
};

/** Money from a decimal string such as `"59"`, `"59.9"` or `"59.0000"`; undefined when it is not one or carries a fraction of a minor unit. */
export const fromDecimalString = <C extends Currency>(text: string, currency: C): Money<C> | undefined => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return undefined;
  const fraction = (match[3] ?? '').padEnd(4, '0');
  if (fraction.slice(2) !== '00') return undefined;
  const amount = Number(match[2]) * minorUnitsPerMajor + Number(fraction.slice(0, 2));
  return money(match[1] === '-' ? -amount : amount, currency);
};
