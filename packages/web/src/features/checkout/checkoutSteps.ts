/** The way from basket to order; the address of the page says at which step one is: `?step=shipping`. */
export const checkoutSteps = ['address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where a step is, seen from the one that is open. */
export type StepState = 'done' | 'current' | 'later';

export const stateOf = (step: CheckoutStep, current: CheckoutStep): StepState => {
  const distance = checkoutSteps.indexOf(step) - checkoutSteps.indexOf(current);
  return distance < 0 ? 'done' : distance === 0 ? 'current' : 'later';
};
