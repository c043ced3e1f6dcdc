import type { WireSizePrefs } from '@tailorbird/contract/sizing';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import {
  nameSender,
  type OpenedSizeLink,
  type SenderNameRefused,
  type SizeLink,
} from '@tailorbird/domain/sizing';
import { attempt } from '../../../platform/database/attempt.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { createToken } from '../../../platform/session/secrets.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import { sizeGivenMail } from '../mails/sizeGiven.ts';
import * as store from '../store/sizeLinks.ts';
import { isOwnWearer, keepCutOnce } from '../store/wearers.ts';
import { sizeToCreate } from './requestedSize.ts';
import { type SizeNotValid, saveFor, type TooManySizes } from './saveSizes.ts';
import { type SizingNeeds, sizeTypeOf, type UnknownSizeType, usableType } from './sizeTypes.ts';

type WearerNotFound = { readonly kind: 'wearer-not-found' };
export type NoSizeLink = SenderNameRefused | WearerNotFound | UnknownSizeType;
type NotOpen = { readonly kind: 'size-link-not-open' };

/** The newest link of each wearer of the actor; a guest has none. */
export const ownSizeLinks = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
): Promise<readonly SizeLink[]> => {
  const owner = await actor.knownOwner();
  return owner?.kind === 'customer'
    ? await store.newestLinks(database.queries, owner.accountId, clock())
    : [];
};

/** Makes a link by which a wearer enters their own size (SIZE-120). The one before is good no longer. */
export const makeSizeLink = async (
  shop: SizingNeeds & WithRandom,
  actor: Actor,
  wanted: { readonly wearerId: number; readonly senderName: string; readonly sizeTypeId: number },
): Promise<
  Result<{ readonly link: SizeLink; readonly token: string }, NoSizeLink | AccessRefused | TooOften>
> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const accountId = customer.value.id;
  const senderName = nameSender(wanted.senderName);
  if (!senderName.ok) return senderName;
  const type = await usableType(shop, actor, wanted.sizeTypeId);
  if (!type) return err({ kind: 'unknown-size-type' });
  const counted = await countAttempt(shop, {
    kind: 'size-link',
    account: String(accountId),
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const token = createToken(shop.random);
  return await attempt<{ link: SizeLink; token: string }, WearerNotFound>(
    shop.database,
    async (trx, refuse) => {
      const owner = { kind: 'customer', accountId } as const;
      await takeTurns(trx, [turnOf(owner)]);
      const { wearerId } = wanted;
      if (!(await isOwnWearer(trx, owner, wearerId))) return refuse({ kind: 'wearer-not-found' });
      const now = shop.clock();
      await store.endLinks(trx, accountId, { wearerId }, now);
      const link = await store.addLink(
        trx,
        accountId,
        {
          wearerId,
          senderName: senderName.value,
          sizeTypeId: type.id,
          token,
          locale: actor.locale,
        },
        now,
      );
      return { link, token };
    },
    'read committed',
  );
};

/** Ends a link of the actor that is open. */
export const endSizeLink = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  id: number,
): Promise<Result<null, NotFound | AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const isEnded = await store.endLinks(database.queries, customer.value.id, { id }, clock());
  return isEnded ? ok(null) : err({ kind: 'not-found' });
};

const countOpening = (shop: SizingNeeds, actor: Actor): Promise<Result<null, TooOften>> =>
  countAttempt(shop, { kind: 'size-for', address: actor.networkAddress() });

/** What whoever opens a link is told: nothing of the customer but the name that was typed for it (SIZE-121). */
export const openSizeLink = async (
  shop: SizingNeeds,
  actor: Actor,
  token: string,
): Promise<Result<OpenedSizeLink, NotFound | TooOften>> => {
  const counted = await countOpening(shop, actor);
  if (!counted.ok) return counted;
  const link = await store.findLink(shop.database.queries, token, shop.clock());
  if (!link) return err({ kind: 'not-found' });
  if (link.state !== 'open') return ok({ state: link.state });
  const type = sizeTypeOf(shop, link);
  if (!type) return ok({ state: 'ended' });
  const { senderName, expiresAt } = link;
  return ok({
    state: 'open',
    senderName,
    expiresAt,
    sizeType: { slug: type.slug, title: type.title[actor.locale] },
  });
};

/** Keeps a size for the customer who made the link, tells them by mail, and uses the link up. It has the name of the wearer, which who gives it does not learn. */
export const giveSize = async (
  shop: SizingNeeds & WithMailQueue,
  actor: Actor,
  token: string,
  prefs: WireSizePrefs,
): Promise<Result<null, NotFound | NotOpen | SizeNotValid | TooManySizes | TooOften>> => {
  const counted = await countOpening(shop, actor);
  if (!counted.ok) return counted;
  const known = await store.findLink(shop.database.queries, token, shop.clock());
  if (!known) return err({ kind: 'not-found' });
  const given = await attempt<null, NotOpen | SizeNotValid | TooManySizes>(
    shop.database,
    async (trx, refuse) => {
      const owner = { kind: 'customer', accountId: known.accountId } as const;
      await takeTurns(trx, [turnOf(owner)]);
      const now = shop.clock();
      const link = await store.findLink(trx, token, now);
      const type = link && sizeTypeOf(shop, link);
      if (!link || !type || link.state !== 'open') return refuse({ kind: 'size-link-not-open' });
      const content = sizeToCreate(type, { title: link.wearerName, created_with_prefs: prefs });
      if (!content.ok) return refuse({ kind: 'size-invalid', errors: content.failure });
      const saved = await saveFor(
        trx,
        owner,
        { ...content.value, sizeTypeId: type.id, wearerId: link.wearerId },
        now,
      );
      if (!saved.ok) return refuse(saved.failure);
      await store.markGiven(trx, link.id, now);
      await keepCutOnce(trx, link.wearerId, content.value.cutFor);
      const { email: to, locale, wearerName } = link;
      const write = (language: Locale) =>
        sizeGivenMail({ to, locale: language, origin: actor.linkOrigin, wearerName });
      await queueMail(trx, 'size-given', { to, locale, write }, now);
      return null;
    },
    'read committed',
  );
  if (given.ok) shop.mailQueued();
  return given;
};
