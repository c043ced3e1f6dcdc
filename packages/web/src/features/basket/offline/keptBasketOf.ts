import type { Basket } from '@tailorbird/domain/basket';
import { parseKept, recordOf } from '../../../platform/preferences/kept.ts';

export type KeptBasket = { readonly basket: Basket; readonly at: number };

/** A basket that was kept, and when; null where there is none, or it is not that of `owner`. Undefined: it is not known who is here. */
export const keptBasketOf = (
  text: string | null,
  wanted: number | null | undefined,
): KeptBasket | null => {
  const { owner, at, basket } = recordOf(parseKept(text));
  if (typeof at !== 'number' || !Array.isArray(recordOf(basket).lines)) return null;
  return wanted === undefined || wanted === owner ? { basket: basket as Basket, at } : null;
};
