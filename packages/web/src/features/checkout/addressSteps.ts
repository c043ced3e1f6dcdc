import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import { parseEmail, unreachable } from '@tailorbird/domain/kernel';
import { runInAction } from 'mobx';
import type { AddressForm } from './addressForm.ts';
import type { CheckoutStore } from './checkoutStore.ts';

/** Result of submitting the address. `unchanged`: there was none to submit. */
type AddressOutcome =
  | { readonly kind: 'accepted'; readonly basket: Basket }
  | { readonly kind: 'unchanged' | 'invalid' | 'busy' }
  | { readonly kind: 'refused'; readonly failure: BasketRefused };

const handIn = async (form: AddressForm): Promise<AddressOutcome> => {
  const { checkout, entered, requiresShipping } = form.dependencies;
  if (form.isSaving) return { kind: 'busy' };
  runInAction(() => (form.isSaving = true));
  const { address, email: typed } = entered.value;
  const email = form.isGuest ? parseEmail(typed) : null;
  const failures = requiresShipping() ? await form.failuresOf(address).catch(() => null) : {};
  if (failures === null) {
    runInAction(() => {
      form.isSaving = false;
    });
    return { kind: 'refused', failure: { kind: 'unreachable' } };
  }
  const isSound = email?.ok !== false && Object.keys(failures).length === 0;
  const sent = isSound && requiresShipping() ? await checkout.setShippingAddress(address) : null;
  return runInAction((): AddressOutcome => {
    form.isSaving = false;
    form.emailFailure = email && !email.ok ? email.failure : null;
    form.failures = failures;
    if (!isSound) return { kind: 'invalid' };
    if (sent === null) return { kind: 'unchanged' };
    if (sent.ok) {
      form.accepted = address;
      return { kind: 'accepted', basket: sent.value };
    }
    if (sent.failure.kind !== 'address-refused') return { kind: 'refused', failure: sent.failure };
    form.failures = sent.failure.fields;
    return { kind: 'invalid' };
  });
};

/** Submits the address and shows the result. Returns whether the customer may continue. */
export const submitAddress = async (store: CheckoutStore): Promise<boolean> => {
  const outcome = await handIn(store.address);
  return runInAction(() => {
    switch (outcome.kind) {
      case 'accepted':
        store.basket.setBasket(outcome.basket);
        store.shipping.startOver();
        return true;
      case 'unchanged':
        return true;
      case 'busy':
        return false;
      case 'refused':
        store.showRefusal(outcome.failure, 'address-not-added');
        store.refuse();
        return false;
      case 'invalid':
        store.refuse();
        return false;
      default:
        return unreachable(outcome);
    }
  });
};
