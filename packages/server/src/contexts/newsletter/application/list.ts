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
  emailKeyOf,
  isWantedBy,
  keepAsked,
  moveSubscription,
  type Reader,
  takeOff,
} from '../store.ts';

export type ListNeeds = WithDatabase & WithClock & WithRandom & WithSigningKey;
type MailNeeds = Pick<ListNeeds, 'clock' | 'signingKey'>;

/** The edition of the words by which somebody agrees to the newsletter. Another one begins where they come to say something else. */
const newsletterWording = '2026-11';

/** How long the link of a mail confirms a subscription. */
const daysToConfirm = 7;
/** How long the tick of an account waits for its address to be proved. */
const daysOfAccounts = 30;
/** How long the link of a letter unsubscribes. */
const yearsToLeave = 5;
const dayMs = 24 * 60 * 60_000;

/** What a link to unsubscribe is signed for. */
export const unsubscribePurpose = 'newsletter-unsubscribe';

/** What a letter to an address unsubscribes it by. */
export const leavingLink = ({ clock, signingKey }: MailNeeds, email: string): string =>
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
  const link = leavingLink({ clock, signingKey }, email);
  const write = (chosen: Locale) => firstLetter({ to: email, locale: chosen, origin, link });
  await queueMail(trx, 'newsletter', { to: email, locale: locale as Locale, write }, now);
};

type Wish = {
  /** As addresses are compared. */
  readonly email: string;
  readonly source: string;
  readonly locale: Locale;
  readonly origin: string;
  /** The account that asks for its own address; null where somebody asks of whom that is not known. */
  readonly account: { readonly id: number; readonly isProved: boolean } | null;
  /** Whether a link to confirm it is mailed; not where another mail brings one that proves the address. */
  readonly mailsLink: boolean;
};

/** Puts an address on the list: at once where its account has proved it, and else once it is confirmed. Who is on it stays on it. */
export const ask = async (
  trx: Queries,
  { clock, random, signingKey }: Pick<ListNeeds, 'clock' | 'random' | 'signingKey'>,
  { account, mailsLink, origin, ...wish }: Wish,
): Promise<void> => {
  const now = clock();
  const asked = { ...wish, wording: newsletterWording };
  if (account?.isProved) {
    if (await keepAsked(trx, { ...asked, state: { kind: 'confirmed' } }, now))
      await welcome(trx, { clock, signingKey }, wish, origin);
    return;
  }
  const token = mailsLink ? createToken(random) : null;
  const until = new Date(now.getTime() + (account ? daysOfAccounts : daysToConfirm) * dayMs);
  const tokenHash = token && hashToken(token);
  const isNew = await keepAsked(
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

/** Confirms a subscription by the link of a mail, and writes the first letter; false when the link is used, replaced or too old. */
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

/** What an account asked for is confirmed with its address, and moves with it to a new one. */
export const addressProved = async (
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

/** Whether somebody gets the newsletter, or has asked for it in their account. */
export const wantsNewsletter = isWantedBy;

/** Unsubscribes an address: nothing is kept of it. */
export const leaveList = async (trx: Queries, email: string): Promise<void> => {
  await takeOff(trx, { email });
};
