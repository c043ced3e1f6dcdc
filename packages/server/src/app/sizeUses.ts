import { sizesInBaskets } from '../contexts/basket/store/sizesInBaskets.ts';
import { replaceSize, usesOf, versionsOrdered } from '../contexts/orders/store/sizesMadeTo.ts';
import type { SizeUses } from '../contexts/sizing/application/sizeUses.ts';

export const sizeUses: SizeUses = {
  ordered: usesOf,
  needed: async (trx, sizeIds) => [
    ...(await sizesInBaskets(trx, sizeIds)),
    ...(await versionsOrdered(trx, sizeIds)),
  ],
  replace: replaceSize,
};
