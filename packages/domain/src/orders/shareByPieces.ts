import { chargeUnit, type Money, money, shareOut } from '../kernel/index.ts';

/**
 * Splits an amount by pieces: in whole units if the amount is in whole units, else in cents.
 * The two parts add up to it.
 */
export const shareByPieces = (
  { amount, currency }: Money,
  pieces: readonly [rest: number, apart: number],
): readonly [Money, Money] => {
  const unit = amount % chargeUnit(currency) === 0 ? chargeUnit(currency) : 1;
  const [rest = 0, apart = 0] = shareOut(amount / unit, pieces);
  return [money(rest * unit, currency), money(apart * unit, currency)];
};
