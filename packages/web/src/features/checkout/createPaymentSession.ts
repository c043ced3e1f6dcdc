import { runInAction } from 'mobx';
import type { CheckoutStore } from './checkoutStore.ts';
import type { PaymentSession } from './paymentSession.ts';
import { pointOutShipping } from './shippingSteps.ts';

export const createPaymentSession = (
  store: CheckoutStore,
  returnUrl: () => string,
): PaymentSession => ({
  basket: store.basket,
  get isNothingToPay() {
    return store.isNothingToPay;
  },
  get place() {
    const { total } = store.basket.summary ?? {};
    return [store.address.accepted?.countryCode, total?.currency, total?.amount].join(' ');
  },
  get mayKeep() {
    return store.address.mayKeepMeans;
  },
  get order() {
    const { email, termsAccepted, comment } = store.draft;
    return {
      guestEmail: store.address.isGuest ? email.trim() : null,
      termsAccepted,
      comment: comment.trim(),
      returnUrl: returnUrl(),
    };
  },
  get entered() {
    return { shippingAddress: store.address.accepted, termsAccepted: store.draft.termsAccepted };
  },
  showNotice: store.showNotice,
  missMethod: (isMissing) =>
    runInAction(() => {
      store.shipping.missing = isMissing ? 'method' : null;
    }),
  pointOut: (failure) =>
    runInAction(() => {
      if (failure.kind === 'address-missing') store.address.accepted = null;
      if (failure.kind === 'shipping-method-missing') pointOutShipping(store.shipping);
      if (failure.kind === 'email-invalid') store.address.emailFailure = { kind: 'email-invalid' };
      store.refuse();
    }),
  refuse: store.refuse,
  leave: (hadAttempt) =>
    runInAction(() => {
      if (hadAttempt) store.notice = { kind: 'message', message: 'may-be-paid' };
      else store.isOver = true;
    }),
  forgetEntered: store.forgetEntered,
});
