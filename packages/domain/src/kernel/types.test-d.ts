/**
 * Type errors that must occur. `tsc -b` is the test: an unused expectation is an error.
 */
import type { PaymentFailure } from '../checkout/index.ts';
import {
  type Centimeters,
  centimeters,
  estimateBody,
  type Inches,
  idealSizeDefaults,
  inches,
  nearestShoeSize,
  pounds,
  toCentimeters,
  toInches,
  toPounds,
} from '../sizing/index.ts';
import {
  add,
  allocate,
  type LoadState,
  type Money,
  minimum,
  money,
  ok,
  type Result,
  subtract,
  sum,
  unreachable,
} from './index.ts';

const euros = money(100, 'EUR');
const dollars = money(100, 'USD');

add(euros, euros);
// @ts-expect-error euros plus dollars
add(euros, dollars);
// @ts-expect-error euros minus dollars
subtract(euros, dollars);
// @ts-expect-error the smaller of euros and dollars
minimum(euros, dollars);
// @ts-expect-error a sum in euros of dollars
sum([dollars], 'EUR');
// @ts-expect-error a currency the shop does not take
money(100, 'JPY');
// @ts-expect-error allocating keeps the currency
const allocated: readonly Money<'USD'>[] = allocate(euros, [1, 2]);
// @ts-expect-error money is immutable
euros.amount = 5;

toInches(centimeters(185));
// @ts-expect-error inches for centimeters
toInches(inches(72));
// @ts-expect-error centimeters for inches
toCentimeters(centimeters(185));
// @ts-expect-error a bare number for centimeters
toInches(185);
// @ts-expect-error a bare number for inches
toCentimeters(72);
// @ts-expect-error a bare number for centimeters
nearestShoeSize(28.3);
// @ts-expect-error inches assigned to centimeters
export const mislabeled: Centimeters = inches(72);
// @ts-expect-error the sum of two lengths is a plain number
export const unlabeled: Centimeters = centimeters(180) + centimeters(5);
// @ts-expect-error centimeters assigned to inches
export const relabeled: Inches = centimeters(185);
// @ts-expect-error inches for the centimeters of a body
estimateBody({ ...idealSizeDefaults, heightCm: inches(72) });
// @ts-expect-error a bare number for the kilograms of a body
estimateBody({ ...idealSizeDefaults, weightKg: 85 });
// @ts-expect-error a tape measurement in inches
estimateBody({ ...idealSizeDefaults, known: { chestCircumference: inches(40) } });
// @ts-expect-error pounds for kilograms
toPounds(pounds(187));

export const forgotAState = (state: LoadState<string>): string => {
  switch (state.status) {
    case 'initial':
    case 'validating':
      return '…';
    case 'revalidating':
    case 'success':
      return state.value;
    case 'error':
      return '!';
    default:
      // @ts-expect-error stale-if-error is not handled
      return unreachable(state);
  }
};

export const forgotAFailure = (failure: PaymentFailure): string => {
  switch (failure.kind) {
    case 'wrong-cvc':
    case 'fraud':
      return 'card';
    default:
      // @ts-expect-error the other kinds are not handled
      return unreachable(failure);
  }
};

export const valueUnseen = (result: Result<number, 'no'>): number => {
  // @ts-expect-error a result must be checked before use
  return result.value;
};
// @ts-expect-error a failure kind that does not exist
export const invented: PaymentFailure = { kind: 'bad-luck' };
// @ts-expect-error a missing part of a failure
export const incomplete: PaymentFailure = { kind: 'voucher-removed' };
// @ts-expect-error a failure is not a success
export const mistaken: Result<never, 'no'> = ok(1);
export { allocated };
