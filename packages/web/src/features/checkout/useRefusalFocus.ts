import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import type { CheckoutStore } from './checkoutStore.ts';

/** Scrolls to the errors of a refused form and focuses its first invalid field. */
export const useRefusalFocus = (
  store: CheckoutStore,
): { readonly form: RefObject<HTMLFormElement | null> } => {
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = store;
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals > seen.current) focusFirstInvalid(form.current);
    seen.current = refusals;
  }, [refusals]);
  return { form };
};
