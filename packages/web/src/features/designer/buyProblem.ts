import { unreachable } from '@tailorbird/domain/kernel';
import type { Translate } from '../../platform/texts/texts.ts';
import type { BuyRefused } from './designPurchase.ts';

export const buyProblem = (
  failure: BuyRefused,
  t: Translate<'designer'>,
  tried: 'buy' | 'change' = 'buy',
): string => {
  switch (failure.kind) {
    case 'fabric-color-not-available':
    case 'quantity-exceeded':
    case 'out-of-stock':
    case 'missing-size':
    case 'not-cut-for-body':
    case 'too-many-pieces':
    case 'too-many-lines':
    case 'basket-frozen':
    case 'initials':
      return t(`buy.refused.${failure.kind}`);
    case 'wrong-size-type':
    case 'missing-properties':
    case 'line-not-found':
    case 'invalid-quantity':
    case 'basket-refused':
    case 'unreachable':
      return t(tried === 'buy' ? 'buy.refused.other' : 'buy.refused.change');
    default:
      return unreachable(failure);
  }
};
