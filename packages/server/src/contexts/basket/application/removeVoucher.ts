import { normalizeVoucherCode } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Actor } from '../../../platform/session/actor.ts';
import { changeChoices } from '../store/choices.ts';
import type { BasketRefusal } from './basketRefusal.ts';
import { type BasketNeeds, changeBasket } from './changeBasket.ts';
import type { BasketView } from './price.ts';

export type VoucherNotRemoved = BasketRefusal | { readonly kind: 'voucher-not-attached' };

export const removeVoucher = async (
  shop: BasketNeeds,
  actor: Actor,
  typed: string,
): Promise<Result<BasketView, VoucherNotRemoved>> => {
  const code = normalizeVoucherCode(typed);
  let isAttached = true;
  const changed = await changeBasket(shop, actor, async (trx, basket) => {
    isAttached = basket.voucherCodes.includes(code);
    if (!isAttached) return ok(basket);
    return ok(
      await changeChoices(trx, basket, {
        voucherCodes: basket.voucherCodes.filter((other) => other !== code),
      }),
    );
  });
  return isAttached ? changed : err({ kind: 'voucher-not-attached' });
};
