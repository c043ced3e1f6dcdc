import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readLink } from '../../../platform/session/signedLinks.ts';
import { noteUnsubscribed } from '../letterStore.ts';
import { takeOff } from '../store.ts';
import { confirmByLink, type ListNeeds, unsubscribePurpose } from './list.ts';

type LinkInvalid = { readonly kind: 'link-invalid' };

/** Confirms a subscription; whoever has the link reads the address. */
export const confirmSubscription = async (
  shop: ListNeeds & WithMailQueue,
  actor: Pick<Actor, 'linkOrigin'>,
  token: string,
): Promise<Result<null, LinkInvalid>> => {
  const isConfirmed = await shop.database.transaction(
    async (trx) => await confirmByLink(trx, shop, token, actor.linkOrigin),
  );
  if (!isConfirmed) return err({ kind: 'link-invalid' });
  shop.mailQueued();
  return ok(null);
};

/** Unsubscribes the address a letter was written to. Asks for nothing, and once more is as good as once. */
export const unsubscribe = async (
  { database, clock, signingKey }: Pick<ListNeeds, 'database' | 'clock' | 'signingKey'>,
  link: string,
): Promise<Result<null, LinkInvalid>> => {
  // A letter puts its number behind the link: it is told how many left by it, and not who.
  const [signed = '', letter] = link.split('~');
  const emailKey = readLink(signingKey, unsubscribePurpose, signed, clock());
  if (emailKey === null) return err({ kind: 'link-invalid' });
  await database.transaction(async (trx) => {
    const wasReader = await takeOff(trx, { emailKey });
    if (wasReader && letter !== undefined && /^[1-9]\d{0,8}$/.test(letter))
      await noteUnsubscribed(trx, Number(letter));
  });
  return ok(null);
};
