import { err, ok, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import type { BasketRefused, Baskets, VoucherNotAdded } from './basketsPort.ts';
import { normalizeVoucherCode } from './voucher.ts';

export type VoucherAdded = {
  readonly basket: Basket;
  readonly type: 'voucher' | 'account';
  /** The account voucher was added but its credit could not be activated; the voucher stays. */
  readonly creditFailure: BasketRefused | null;
};

/**
 * Adds a voucher by code (PRICE-14); an account voucher also activates credit (PRICE-05).
 * Returns the reloaded basket.
 */
export const addVoucher =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (typed: string): Promise<Result<VoucherAdded, VoucherNotAdded>> => {
    const added = await baskets.addVoucher(normalizeVoucherCode(typed));
    if (!added.ok) return added;
    const activated = added.value.type === 'account' ? await baskets.activateCredit() : null;
    const reloaded = activated?.ok ? activated : await baskets.current();
    if (!reloaded.ok) return err({ kind: 'unreachable' });
    return ok({
      basket: reloaded.value,
      type: added.value.type,
      creditFailure: activated?.ok === false ? activated.failure : null,
    });
  };
