/** The steps from basket to order; the open one is in the URL: `?step=shipping`. */
export const checkoutSteps = ['address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export type StepState = 'done' | 'current' | 'later';

export const stateOf = (step: CheckoutStep, current: CheckoutStep): StepState => {
  const distance = checkoutSteps.indexOf(step) - checkoutSteps.indexOf(current);
  return distance < 0 ? 'done' : distance === 0 ? 'current' : 'later';
};
