import type { CheckoutReason } from '@tailorbird/contract/checkout';
import {
  currencyOfStore,
  type Handover,
  handoversFor,
  storeOfTill,
  type TillDesk,
} from '@tailorbird/domain/checkout';
import { type Money, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireStore } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type BasketNeeds, currentBasket } from '../../basket/index.ts';
import { checkPayable } from './checkPayable.ts';
import { soldLine, viewAtTill } from './tillSale.ts';

type Standing = {
  readonly handover: Handover;
  readonly owed: Money | null;
  readonly reason: CheckoutReason | null;
};

export const tillDesk = async (
  shop: BasketNeeds & WithSettings,
  actor: Actor,
): Promise<
  Result<Omit<TillDesk, 'offers'> & { readonly offers: readonly Standing[] }, AccessRefused>
> => {
  const visitor = await actor.visitor();
  const seller = requireStore(visitor);
  if (!seller.ok) return seller;
  const isForCustomer = visitor.kind === 'customer' && visitor.impersonation !== null;
  const store = storeOfTill(shop.settings.stores, { countryCode: actor.country });
  const view = await currentBasket(shop, {
    ...actor,
    ...(store && { country: store.countryCode, currency: currencyOfStore(store) }),
  });
  const viewer = await actor.viewer();
  const lines = view.lines.map(soldLine);
  const offers: Standing[] = [];
  for (const handover of handoversFor(lines)) {
    const payable = await checkPayable(
      shop.database.queries,
      shop,
      viewAtTill(view, handover),
      viewer,
    );
    offers.push(
      payable.ok
        ? { handover, owed: payable.value.owed, reason: null }
        : { handover, owed: null, reason: payable.failure.reason },
    );
  }
  return ok({
    stores: shop.settings.stores,
    offers,
    needsCustomer: !isForCustomer && lines.some(({ hasSize }) => hasSize),
  });
};
