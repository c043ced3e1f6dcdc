import { type Address, emptyAddress } from '@tailorbird/domain/checkout';
import type { Preferences } from '@tailorbird/domain/shell';

/** What a customer has entered, for as long as the browser session lasts: a reload loses nothing. A card is never part of it. */
export type CheckoutDraft = {
  readonly email: string;
  readonly address: Address;
  readonly comment: string;
  readonly termsAccepted: boolean;
  readonly dropPointId: string | null;
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const parse = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
};

/** The draft of this session; what cannot be read is empty. */
export const readDraft = (preferences: Pick<Preferences, 'read'>): CheckoutDraft => {
  const draft = record(parse(preferences.read('checkoutDraft') ?? 'null'));
  const address = record(draft.address);
  return {
    email: text(draft.email),
    address: Object.fromEntries(Object.keys(emptyAddress).map((field) => [field, text(address[field])])) as Address,
    comment: text(draft.comment),
    termsAccepted: draft.termsAccepted === true,
    dropPointId: text(draft.dropPointId) || null,
  };
};

export const keepDraft = (preferences: Pick<Preferences, 'write'>, draft: CheckoutDraft): void =>
  preferences.write('checkoutDraft', JSON.stringify(draft));
