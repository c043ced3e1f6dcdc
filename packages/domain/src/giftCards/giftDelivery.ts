import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

/** Who receives a gift card, and when: by mail, or with the parcel. */
export type GiftDelivery = {
  readonly recipient: string;
  /** Where a digital card is sent to; empty for a card on paper. */
  readonly email: string;
  /** ISO 8601 day on which a digital card is sent; null is as soon as it is paid. */
  readonly on: string | null;
};

/** Longest text a piece can carry, and longest name of who receives it. */
export const maximumNoteLength = 500;
export const maximumRecipientLength = 100;
/** So far ahead a card can be given, in days. */
const furthestDays = 365;

export type GiftDeliveryRefused = {
  readonly recipient?: 'too-long' | 'required';
  readonly email?: 'required' | 'invalid';
  readonly on?: 'not-a-day' | 'past' | 'too-far';
};

const dayMs = 86_400_000;

const dayOf = (text: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February is read as the 2nd of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? at : null;
};

const dayProblem = (on: string, today: string, tolerance: number): GiftDeliveryRefused['on'] => {
  const day = dayOf(on);
  const now = dayOf(today);
  if (day === null || now === null) return 'not-a-day';
  if (day <= now - tolerance * dayMs) return 'past';
  return day > now + (furthestDays + tolerance) * dayMs ? 'too-far' : undefined;
};

/**
 * What was typed about who receives a gift card; null when nothing was, so that the card goes to whoever buys it. A digital card needs an address to be sent to, and its day lies ahead of `today`
 * (an ISO 8601 day), by a year at most. `tolerance` is by how many days the calendar of whoever typed it may differ from `today`. Failures are told by field.
 */
export const checkGiftDelivery = (
  typed: { readonly recipient: string; readonly email: string; readonly on: string },
  {
    isDigital,
    today,
    tolerance = 0,
  }: { readonly isDigital: boolean; readonly today: string; readonly tolerance?: number },
): Result<GiftDelivery | null, GiftDeliveryRefused> => {
  const recipient = typed.recipient.normalize('NFC').trim();
  const email = isDigital ? typed.email.trim() : '';
  const on = isDigital ? typed.on.trim() : '';
  if (recipient === '' && email === '' && on === '') return ok(null);
  const refused: GiftDeliveryRefused = {
    ...([...recipient].length > maximumRecipientLength && { recipient: 'too-long' }),
    ...(isDigital && recipient === '' && { recipient: 'required' }),
    ...(isDigital && email === '' && { email: 'required' }),
    ...(email !== '' && !parseEmail(email).ok && { email: 'invalid' }),
  };
  const day = on === '' ? undefined : dayProblem(on, today, tolerance);
  const all: GiftDeliveryRefused = day ? { ...refused, on: day } : refused;
  return Object.keys(all).length > 0
    ? err(all)
    : ok({ recipient, email, on: on === '' ? null : on });
};
