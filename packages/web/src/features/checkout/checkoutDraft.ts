import { type Address, emptyAddress } from '@tailorbird/domain/checkout';
import { recordOf, storedRecord } from '../../shared/preferences/storedRecord.ts';

/**
 * The customer's input, kept for the browser session so that a reload keeps it. Never includes
 * a card.
 */
export type CheckoutDraft = {
  readonly email: string;
  readonly address: Address;
  readonly comment: string;
  readonly termsAccepted: boolean;
  readonly dropPointId: string | null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const storedDraft = storedRecord<CheckoutDraft>('checkoutDraft', (draft) => {
  const address = recordOf(draft.address);
  return {
    email: text(draft.email),
    address: Object.fromEntries(
      Object.keys(emptyAddress).map((field) => [field, text(address[field])]),
    ) as Address,
    comment: text(draft.comment),
    termsAccepted: draft.termsAccepted === true,
    dropPointId: text(draft.dropPointId) || null,
  };
});
