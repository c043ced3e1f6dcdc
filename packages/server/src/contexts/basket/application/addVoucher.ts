import { checkVoucher, normalizeVoucherCode, type VoucherRefused } from '@tailorbird/domain/basket';
import { money, type Result } from '@tailorbird/domain/kernel';
import { attempt } from '../../../platform/database/attempt.ts';
import {
  type Attempt,
  countAttempt,
  type RateLimited,
  removeAttempt,
} from '../../../platform/limits/attempts.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { changeChoices } from '../store/choices.ts';
import { addCreditEntry } from '../store/credit.ts';
import { lockOrCreateBasket } from '../store/lockBaskets.ts';
import { findVoucher, redeemVoucher, type StoredVoucher } from '../store/vouchers.ts';
import type { BasketNeeds } from './changeBasket.ts';
import { readBasketView } from './price.ts';

export type AddedVoucher = {
  readonly voucher: StoredVoucher;
  readonly becomes: 'voucher' | 'account';
};

type VoucherNotUsable = Pick<VoucherRefused, 'kind'> | { readonly kind: 'basket-frozen' };

export type VoucherNotAdded = VoucherNotUsable | RateLimited;

const add = async (
  shop: BasketNeeds,
  actor: Actor,
  code: string,
): Promise<Result<AddedVoucher, VoucherNotUsable>> => {
  const owner = await actor.owner();
  const accountId = owner.kind === 'customer' ? owner.accountId : null;
  return await attempt<AddedVoucher, VoucherNotUsable>(
    shop.database,
    async (trx, refuse) => {
      const now = shop.clock();
      const basket = await lockOrCreateBasket(trx, owner, actor.currency, now);
      if (basket.status === 'Frozen') return refuse({ kind: 'basket-frozen' });
      const voucher = await findVoucher(trx, code, { accountId, basketId: basket.id });
      const { currency, garmentTotal, priced } = await readBasketView(trx, shop, actor, basket);
      const checked = checkVoucher(
        voucher,
        { currency, garmentTotal, requiresShipping: priced.requiresShipping },
        { signedIn: accountId !== null },
        now.toISOString(),
      );
      if (!checked.ok) return refuse(checked.failure);
      const found = voucher as NonNullable<typeof voucher>;
      if (found.benefit.kind === 'account' && accountId !== null) {
        const taken = await redeemVoucher(trx, found, { accountId, basketId: null }, now);
        if (!taken) return refuse({ kind: 'voucher-already-used' });
        const amount = money(found.benefit.amounts[currency] ?? 0, currency);
        await addCreditEntry(trx, { accountId, amount, reason: 'voucher', reference: code, now });
        return { voucher: found, becomes: 'account' };
      }
      if (!basket.voucherCodes.includes(code))
        await changeChoices(trx, basket, { voucherCodes: [...basket.voucherCodes, code] });
      return { voucher: found, becomes: 'voucher' };
    },
    'read committed',
  );
};

/**
 * Adds a voucher to the actor's basket by its code. An account voucher becomes credit at once,
 * and only once. Codes (gift cards too) are worth money, so attempts per address are limited.
 */
export const addVoucher = async (
  shop: BasketNeeds & WithSettings,
  actor: Actor,
  typed: string,
): Promise<Result<AddedVoucher, VoucherNotAdded>> => {
  const tried: Attempt = { kind: 'code', address: actor.networkAddress() };
  const counted = await countAttempt(shop, tried);
  if (!counted.ok) return counted;
  const added = await add(shop, actor, normalizeVoucherCode(typed));
  if (added.ok) await removeAttempt(shop, tried);
  return added;
};
