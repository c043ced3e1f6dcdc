import { reduceLoadState } from '@tailorbird/domain/kernel';
import { runInAction, when } from 'mobx';
import type { CheckoutStore } from './checkoutStore.ts';
import { dropPointMethod, type ShippingChoice } from './shippingChoice.ts';

export const readDropPoints = async (choice: ShippingChoice): Promise<void> => {
  const { acceptedAddress, checkout, entered } = choice.dependencies;
  const address = acceptedAddress();
  if (!address) return;
  runInAction(
    () => (choice.dropPoints = reduceLoadState(choice.dropPoints, { type: 'requested' })),
  );
  const answer = await checkout.dropPoints(address);
  // A newer address has its own request.
  if (address !== acceptedAddress()) return;
  runInAction(() => {
    choice.dropPoints = reduceLoadState(
      choice.dropPoints,
      answer.ok
        ? { type: 'arrived', value: answer.value }
        : { type: 'failed', failure: answer.failure },
    );
    // Parcel shops of another address cannot be selected.
    if (answer.ok && !answer.value.some(({ id }) => id === entered.value.dropPointId))
      entered.save({ dropPointId: null });
  });
};

export const chooseMethod = async (store: CheckoutStore, code: string): Promise<void> => {
  const choice = store.shipping;
  const { checkout, setBasket, onRefused } = choice.dependencies;
  runInAction(() => {
    store.notice = null;
    choice.choosing = code;
    choice.missing = null;
  });
  if (code === dropPointMethod) void readDropPoints(choice);
  const answer = await checkout.chooseShippingMethod(code);
  runInAction(() => {
    // Only the last click counts.
    if (choice.choosing !== code) return;
    choice.choosing = null;
    if (answer.ok) setBasket(answer.value);
    else onRefused(answer.failure);
  });
};

export const chooseDropPoint = async (store: CheckoutStore, id: string): Promise<void> => {
  const choice = store.shipping;
  const { checkout, entered, setBasket, onRefused } = choice.dependencies;
  const before = entered.value.dropPointId;
  runInAction(() => {
    store.notice = null;
    choice.missing = null;
  });
  entered.save({ dropPointId: id });
  const answer = await checkout.chooseDropPoint(id);
  runInAction(() => {
    if (answer.ok) {
      setBasket(answer.value);
      return;
    }
    // Another one was chosen meanwhile.
    if (entered.value.dropPointId !== id) return;
    entered.save({ dropPointId: before });
    onRefused(answer.failure);
  });
};

/**
 * Waits for the method clicked last, then shows what is missing. Returns whether the payment
 * step may follow.
 */
export const submitShipping = async (store: CheckoutStore): Promise<boolean> => {
  const choice = store.shipping;
  if (choice.isSubmitting) return false;
  runInAction(() => (choice.isSubmitting = true));
  const clicked = choice.choosing;
  await when(() => choice.choosing === null);
  return runInAction(() => {
    choice.isSubmitting = false;
    const isKept = clicked === null || choice.chosenMethod?.code === clicked;
    if (isKept) choice.missing = choice.isDone ? null : choice.unchosen;
    const mayGoOn = isKept && choice.isDone;
    if (!mayGoOn) store.refuse();
    return mayGoOn;
  });
};

/**
 * Shows the shipping choice that the server reported missing: the method, or the parcel shop of
 * a method that needs one.
 */
export const pointOutShipping = (choice: ShippingChoice): void =>
  runInAction(() => {
    if (choice.wantsDropPoint) choice.dependencies.entered.save({ dropPointId: null });
    choice.missing = choice.unchosen;
  });
