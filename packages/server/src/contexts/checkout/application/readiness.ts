import type { PaymentMethod } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  type BasketNeeds,
  loadCurrentBasket,
  readBasketView,
  removeInvalidVouchers,
  sumOf,
} from '../../basket/index.ts';
import { type CheckoutRefusal, checkPayable } from './checkPayable.ts';
import type { WithPayments } from './paymentProvider.ts';

/** Whether the actor's basket can be paid now. Removes invalid codes from it. */
export const checkBasket = async (
  shop: BasketNeeds & WithSettings,
  actor: Actor,
): Promise<Result<null, CheckoutRefusal>> => {
  const { queries } = shop.database;
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(queries, owner));
  if (!basket) return err({ reason: 'Basket Empty' });
  if (basket.status === 'Frozen') return err({ reason: 'Basket Frozen' });
  const payable = await checkPayable(
    queries,
    shop,
    await readBasketView(queries, shop, actor, basket),
    await actor.viewer(),
  );
  if (payable.ok) return ok(null);
  if (payable.failure.reason === 'Voucher Removed')
    await removeInvalidVouchers(shop, owner, payable.failure.vouchers);
  return payable;
};

const nothingToPay: PaymentMethod = { type: 'none', name: '', brands: [], configuration: {} };

export const paymentMethods = async (
  shop: BasketNeeds & WithSettings & WithPayments,
  actor: Actor,
): Promise<Result<readonly PaymentMethod[], CheckoutRefusal>> => {
  const { queries } = shop.database;
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(queries, owner));
  if (!basket || basket.lines.length === 0) return err({ reason: 'Basket Empty' });
  const { owed } = sumOf(
    await readBasketView(queries, shop, actor, basket),
    shop.settings.switches,
  );
  if (owed.amount === 0) return ok([nothingToPay]);
  const country = basket.shippingAddress?.countryCode ?? actor.country;
  return ok(
    await shop.payments.methods({ locale: actor.locale, currency: owed.currency, country, owed }),
  );
};
