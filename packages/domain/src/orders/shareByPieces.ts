import { chargeUnit, type Money, money, shareOut } from '../kernel/index.ts';

/** An amount as two, by pieces: in whole units of what is charged where it is of those, else to the cent. Together they are the amount. */
export const shareByPieces = (
  { amount, currency }: Money,
  pieces: readonly [rest: number, apart: number],
): readonly [Money, Money] => {
  const unit = amount % chargeUnit(currency) === 0 ? chargeUnit(currency) : 1;
  const [rest = 0, apart = 0] = shareOut(amount / unit, pieces);
  return [money(rest * unit, currency), money(apart * unit, currency)];
};
