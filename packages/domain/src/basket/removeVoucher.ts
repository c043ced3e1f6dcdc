import { err, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import type { Baskets } from './basketsPort.ts';
import { normalizeVoucherCode } from './voucher.ts';

/** PRICE-16: one message for every reason. */
export const voucherRemovalMessage = 'basket.voucher.remove_error';

/** GUARD-08: in the summary only admin UI may take a voucher off again. */
export const mayRemoveVouchers = (viewer: { readonly adminUi: boolean }): boolean => viewer.adminUi;

/** Takes a voucher off the basket by its code (GUARD-08 says who may). */
export const removeVoucher =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (
    code: string,
  ): Promise<Result<Basket, { readonly kind: typeof voucherRemovalMessage }>> => {
    const removed = await baskets.removeVoucher(normalizeVoucherCode(code));
    return removed.ok ? removed : err({ kind: voucherRemovalMessage });
  };
