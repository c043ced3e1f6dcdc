import { err, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import type { Baskets } from './basketsPort.ts';
import { normalizeVoucherCode } from './voucher.ts';

/** One message for every reason (PRICE-16). */
export const voucherRemovalMessage = 'basket.voucher.remove_error';

export const mayRemoveVouchers = (viewer: { readonly adminUi: boolean }): boolean => viewer.adminUi;

export const removeVoucher =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (
    code: string,
  ): Promise<Result<Basket, { readonly kind: typeof voucherRemovalMessage }>> => {
    const removed = await baskets.removeVoucher(normalizeVoucherCode(code));
    return removed.ok ? removed : err({ kind: voucherRemovalMessage });
  };
