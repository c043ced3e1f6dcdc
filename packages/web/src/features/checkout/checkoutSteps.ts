const checkoutSteps = ['address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * The steps from basket to order; the open one is in the URL: `?step=shipping`. Gift cards are
 * not shipped.
 */
export const stepsOf = (requiresShipping: boolean): readonly CheckoutStep[] =>
  checkoutSteps.filter((step) => step !== 'shipping' || requiresShipping);

export type StepState = 'done' | 'current' | 'later';

export const stateOf = (step: CheckoutStep, current: CheckoutStep): StepState => {
  const distance = checkoutSteps.indexOf(step) - checkoutSteps.indexOf(current);
  return distance < 0 ? 'done' : distance === 0 ? 'current' : 'later';
};
