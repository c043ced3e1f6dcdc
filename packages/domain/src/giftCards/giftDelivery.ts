import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

/** Recipient and date of a gift card, sent by mail or with the parcel. */
export type GiftDelivery = {
  readonly recipient: string;
  readonly email: string;
  /** ISO 8601 day for emailing a digital card; null is as soon as it is paid. */
  readonly on: string | null;
};

export const maximumNoteLength = 500;
export const maximumRecipientLength = 100;
/** A card can be scheduled at most this many days ahead. */
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
  // Rejects days such as February 30, which JavaScript reads as March 2.
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
 * Validates the recipient of a gift card; null if nothing was entered, so that the card goes to
 * the buyer. A digital card needs an email address, and its day must be after `today` (ISO
 * 8601) by at most a year. `tolerance` is the difference in days allowed between calendars.
 * Failures are by field.
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
