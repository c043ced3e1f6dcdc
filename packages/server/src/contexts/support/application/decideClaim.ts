import { type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Claim,
  type ClaimDecision,
  type DecisionFailure,
  decideClaim as decide,
} from '@tailorbird/domain/support';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addCreditEntry, type StoredLevies } from '../../basket/index.ts';
import {
  findOrder,
  issuePartialNote,
  paperTexts,
  placeRemake,
  type StoredOrder,
} from '../../orders/index.ts';
import { sizesById } from '../../sizing/index.ts';
import { claimDecidedMail } from '../mails/claims.ts';
import { findClaim, type StoredClaim, settleClaim } from '../store/claims.ts';
import { type AccessNeeds, orderLinkFor } from './claimAccess.ts';
import { leviesIfRemade, type RemakeNeeds } from './remakeLevies.ts';
import { showClaim } from './showClaim.ts';

/** Remakes the claimed pieces in the current versions of their sizes. */
const remake = async (
  trx: Queries,
  claim: StoredClaim,
  order: StoredOrder,
  { levies, now }: { readonly levies: StoredLevies | null; readonly now: Date },
): Promise<string> => {
  const lines = order.lines.filter(({ id }) => claim.items.some(({ lineId }) => lineId === id));
  const sizes = await sizesById(
    trx,
    lines.flatMap(({ snapshot }) => snapshot.userSizeId ?? []),
  );
  const pieces = lines.map((line) => ({
    lineId: line.id,
    quantity: claim.items.find(({ lineId }) => lineId === line.id)?.pieces ?? line.quantity,
    sizeVersion:
      sizes.get(line.snapshot.userSizeId ?? 0)?.version ?? line.texts.size?.version ?? null,
  }));
  const comment = paperTexts(claim.locale)('remake', { order: order.number, number: claim.id });
  return (await placeRemake(trx, order, { pieces, comment, origin: claim.origin, levies }, now))
    .number;
};

/**
 * Decides a claim, as staff, in one transaction with its consequences: the remake order, the
 * credit, the mail. Of two concurrent decisions the second is refused.
 */
export const decideClaim = async (
  shop: AccessNeeds & WithMailQueue & RemakeNeeds,
  actor: Actor,
  number: string,
  wanted: ClaimDecision,
): Promise<Result<Claim, AccessRefused | NotFound | DecisionFailure>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const decided = await attempt<Claim, NotFound | DecisionFailure>(
    shop.database,
    async (trx, refuse) => {
      const now = shop.clock();
      const claim = await findClaim(trx, Number(number));
      const order = claim && (await findOrder(trx, claim.orderNumber));
      if (!claim || !order) return refuse({ kind: 'not-found' });
      const { owner } = order;
      const checked = decide(
        { ...claim, hasReceipt: claim.receipts.length > 0, hasAccount: owner.kind === 'customer' },
        wanted,
      );
      if (!checked.ok) return refuse(checked.failure);
      let decision = checked.value;
      const levies = decision.kind === 'remake' ? leviesIfRemade(shop, claim, order) : null;
      if (decision.kind === 'remake')
        decision = {
          kind: 'remake',
          orderNumber: await remake(trx, claim, order, { levies, now }),
        };
      if (decision.kind === 'credit' && owner.kind === 'customer') {
        await addCreditEntry(trx, {
          accountId: owner.accountId,
          amount: decision.amount,
          reason: 'claim',
          reference: String(claim.id),
          now,
        });
        const words = (locale: Locale): string => paperTexts(locale)('claim', { number: claim.id });
        await issuePartialNote(
          trx,
          order,
          { reason: `claim-${claim.id}`, amount: decision.amount, words },
          now,
        );
      }
      if (!(await settleClaim(trx, claim.id, { decision, by: staff.value.id, now })))
        return refuse({ kind: 'claim-settled' });
      const settled: StoredClaim = {
        ...claim,
        status: 'Settled',
        decision,
        settledAt: now.toISOString(),
      };
      const { origin } = claim;
      const link = orderLinkFor(shop, order.number);
      const write = (locale: Locale) =>
        claimDecidedMail({
          claim: showClaim(settled, order, levies, locale),
          locale,
          origin,
          link,
        });
      await queueMail(trx, 'claim-decided', { to: order.email, locale: claim.locale, write }, now);
      return showClaim(settled, order, levies, actor.locale);
    },
  );
  if (!decided.ok) return decided;
  shop.mailQueued();
  return ok(decided.value);
};
