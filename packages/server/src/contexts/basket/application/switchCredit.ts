import { ok, type Result } from '@tailorbird/domain/kernel';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { changeChoices } from '../store/choices.ts';
import type { BasketRefusal } from './basketRefusal.ts';
import { type BasketNeeds, changeBasket } from './changeBasket.ts';
import type { BasketView } from './price.ts';

/** A guest has no credit, but may turn it off. */
export const switchCredit = async (
  shop: BasketNeeds,
  actor: Actor,
  creditActive: boolean,
): Promise<Result<BasketView, BasketRefusal | AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (creditActive && !customer.ok) return customer;
  return await changeBasket(shop, actor, async (trx, basket) =>
    ok(await changeChoices(trx, basket, { creditActive })),
  );
};
