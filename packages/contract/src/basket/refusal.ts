import type { BasketRefused, VoucherNotAdded } from '@tailorbird/domain/basket';
import { messagesOf } from '../messages.ts';

export const basketReasons = [
  'Out Of Stock',
  'Stock Limit Exceeded',
  'Quantity Exceeded',
  'Too Many Lines',
  'Not Available',
  'Missing UserSize',
  'Wrong Size Type',
  'Not Cut For Body',
  'Missing Selected Properties',
  'Basket Frozen',
] as const;

export type BasketReason = (typeof basketReasons)[number];

const meanings: Readonly<Record<BasketReason, BasketRefused>> = {
  'Out Of Stock': { kind: 'out-of-stock' },
  'Stock Limit Exceeded': { kind: 'quantity-exceeded' },
  'Quantity Exceeded': { kind: 'too-many-pieces' },
  'Too Many Lines': { kind: 'too-many-lines' },
  'Not Available': { kind: 'fabric-color-not-available' },
  'Missing UserSize': { kind: 'missing-size' },
  'Wrong Size Type': { kind: 'wrong-size-type' },
  'Not Cut For Body': { kind: 'not-cut-for-body' },
  'Missing Selected Properties': { kind: 'missing-properties' },
  'Basket Frozen': { kind: 'basket-frozen' },
};

const isBasketReason = (reason: unknown): reason is BasketReason =>
  (basketReasons as readonly unknown[]).includes(reason);

type ErrorBody = Readonly<Record<string, unknown>>;

/**
 * Unlisted reasons, such as field errors or a missing token, keep the server's text
 * (BASKET-18 … BASKET-22).
 */
export const fromWireBasketRefused = (body: ErrorBody): BasketRefused => {
  const { reason } = body;
  if (isBasketReason(reason)) return meanings[reason];
  const fields = typeof reason === 'object' && reason !== null ? reason : body;
  return 'quantity' in fields
    ? { kind: 'invalid-quantity' }
    : { kind: 'basket-refused', message: messagesOf(body).join('\n') };
};

export const fromWireVoucherRefused = (body: ErrorBody): VoucherNotAdded => ({
  kind: 'voucher-not-added',
  reasons: messagesOf(body),
});
