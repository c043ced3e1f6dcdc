import type { Locale } from '@tailorbird/domain/kernel';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken, hashToken } from '../../../platform/session/secrets.ts';
import { signLink, type WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { confirmationMail, firstLetter } from '../mails.ts';
import {
  confirmByAccount,
  confirmByToken,
  deleteSubscription,
  emailKeyOf,
  isWantedBy,
  moveSubscription,
  type Reader,
  storeSubscription,
} from '../store.ts';

export type ListNeeds = WithDatabase & WithClock & WithRandom & WithSigningKey;
type MailNeeds = Pick<ListNeeds, 'clock' | 'signingKey'>;

/** The version of the consent text; increase it when the text changes. */
const newsletterWording = '2026-11';

const daysToConfirm = 7;
/** Days a subscription by account waits for a confirmed address. */
const daysOfAccounts = 30;
const yearsToLeave = 5;
const dayMs = 24 * 60 * 60_000;

export const unsubscribePurpose = 'newsletter-unsubscribe';

export const unsubscribeLink = ({ clock, signingKey }: MailNeeds, email: string): string =>
  signLink(
    signingKey,
    unsubscribePurpose,
    emailKeyOf(email),
    new Date(clock().getTime() + yearsToLeave * 365 * dayMs),
  );

const welcome = async (
  trx: Queries,
  { clock, signingKey }: MailNeeds,
  { email, locale }: Reader,
  origin: string,
): Promise<void> => {
  const now = clock();
  const link = unsubscribeLink({ clock, signingKey }, email);
  const write = (chosen: Locale) => firstLetter({ to: email, locale: chosen, origin, link });
  await queueMail(trx, 'newsletter', { to: email, locale: locale as Locale, write }, now);
};

type SubscriptionRequest = {
  /** Normalized for comparison. */
  readonly email: string;
  readonly source: string;
  readonly locale: Locale;
  readonly origin: string;
  /** The account subscribing its own address; null for other visitors. */
  readonly account: { readonly id: number; readonly isProved: boolean } | null;
  /**
   * Whether to mail a confirmation link; not if another mail has a link that confirms the
   * address.
   */
  readonly mailsLink: boolean;
};

/**
 * Subscribes an address: at once if its account has confirmed it, otherwise after confirmation.
 * Subscribers stay subscribed.
 */
export const requestSubscription = async (
  trx: Queries,
  { clock, random, signingKey }: Pick<ListNeeds, 'clock' | 'random' | 'signingKey'>,
  { account, mailsLink, origin, ...wish }: SubscriptionRequest,
): Promise<void> => {
  const now = clock();
  const asked = { ...wish, wording: newsletterWording };
  if (account?.isProved) {
    if (await storeSubscription(trx, { ...asked, state: { kind: 'confirmed' } }, now))
      await welcome(trx, { clock, signingKey }, wish, origin);
    return;
  }
  const token = mailsLink ? createToken(random) : null;
  const until = new Date(now.getTime() + (account ? daysOfAccounts : daysToConfirm) * dayMs);
  const tokenHash = token && hashToken(token);
  const isNew = await storeSubscription(
    trx,
    { ...asked, state: { kind: 'waiting', until, tokenHash, accountId: account?.id ?? null } },
    now,
  );
  if (isNew && token !== null) {
    const { email: to, locale } = wish;
    const write = (chosen: Locale) =>
      confirmationMail({ to, locale: chosen, origin, token, days: daysToConfirm });
    await queueMail(trx, 'newsletter', { to, locale, write }, now);
  }
};

/**
 * Confirms a subscription by link and sends the first letter; false if the link is used,
 * replaced or expired.
 */
export const confirmByLink = async (
  trx: Queries,
  needs: MailNeeds,
  token: string,
  origin: string,
): Promise<boolean> => {
  const reader = await confirmByToken(trx, hashToken(token), needs.clock());
  if (reader) await welcome(trx, needs, reader, origin);
  return reader !== undefined;
};

/** Confirms an account's subscription with its address, or moves it to the new address. */
export const confirmAccountSubscription = async (
  trx: Queries,
  needs: MailNeeds,
  {
    accountId,
    before,
    email,
  }: { readonly accountId: number; readonly before: string; readonly email: string },
  origin: string,
): Promise<void> => {
  if (before !== email) await moveSubscription(trx, accountId, before, email);
  const reader = await confirmByAccount(trx, accountId, email, needs.clock());
  if (reader) await welcome(trx, needs, reader, origin);
};

export const wantsNewsletter = isWantedBy;

export const unsubscribeAddress = async (trx: Queries, email: string): Promise<void> => {
  await deleteSubscription(trx, { email });
};
