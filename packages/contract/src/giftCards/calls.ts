import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { currency } from '../values.ts';
import { giftCardPurchaseInfo } from './schema.ts';

export const readGiftCardTiers = endpoint({
  context: 'giftCards',
  name: 'readGiftCardTiers',
  method: 'GET',
  path: '/oscarapi/products/purchase-info/giftcard2/',
  summary: 'Returns the gift card tiers in the requested or the visitor’s currency.',
  query: { currency: z.optional(currency) },
  responses: { 200: giftCardPurchaseInfo, 400: detailError },
});
