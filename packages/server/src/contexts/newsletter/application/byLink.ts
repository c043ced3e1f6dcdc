import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readLink } from '../../../platform/session/signedLinks.ts';
import { deleteSubscription } from '../store.ts';
import { confirmByLink, type ListNeeds, unsubscribePurpose } from './list.ts';

type LinkInvalid = { readonly kind: 'link-invalid' };

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

/** Unsubscribes a letter's address without confirmation. Idempotent. */
export const unsubscribe = async (
  { database, clock, signingKey }: Pick<ListNeeds, 'database' | 'clock' | 'signingKey'>,
  link: string,
): Promise<Result<null, LinkInvalid>> => {
  const emailKey = readLink(signingKey, unsubscribePurpose, link, clock());
  if (emailKey === null) return err({ kind: 'link-invalid' });
  await database.transaction(async (trx) => await deleteSubscription(trx, { emailKey }));
  return ok(null);
};
