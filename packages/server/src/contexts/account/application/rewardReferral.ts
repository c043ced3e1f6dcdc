import { checkReferral, type ReferralSide, referralAmount } from '@tailorbird/domain/account';
import { add, type Money, zero } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { addCreditEntry } from '../../basket/index.ts';
import { addressesOf, cardsOfOrders } from '../../checkout/index.ts';
import { isFirstOrder, ordersOf, type WithArrivals } from '../../orders/index.ts';
import { friendRewardMail, referrerRewardMail } from '../mails/referralRewards.ts';
import { type Credentials, findCredentials } from '../store/accounts.ts';
import {
  collectWaitingRewards,
  referralToSettle,
  rewardedFriendsOf,
  settleReferral,
} from '../store/referrals.ts';

type Order = Parameters<WithArrivals['orderDelivered']>[1];

const sideOf = async (
  trx: Queries,
  account: Credentials | undefined,
  orders: readonly Order[],
): Promise<ReferralSide> => {
  const sentTo = orders.flatMap(({ content }) => content.shippingAddress ?? []);
  const saved = account ? (await addressesOf(trx, account.id)).map(({ address }) => address) : [];
  return {
    accountId: account?.id ?? null,
    emails: [...(account ? [account.email] : []), ...orders.map(({ email }) => email)],
    households: [...sentTo, ...saved],
    cards: await cardsOfOrders(
      trx,
      orders.map(({ number }) => number),
    ),
  };
};

const worthOf = ({ lines, total }: Order): Money =>
  lines
    .filter(({ productClass }) => productClass !== 'Gift Card')
    .reduce((sum, { priceInclDiscounts }) => add(sum, priceInclDiscounts), zero(total.currency));

const enter = async (
  trx: Queries,
  accountId: number,
  amount: Money,
  referralId: number,
  now: Date,
): Promise<boolean> =>
  await addCreditEntry(trx, {
    accountId,
    amount,
    reason: 'referral',
    reference: `referral ${referralId}`,
    now,
  });

/**
 * Rewards a referral once, when the friend's first order has arrived: credit for both. A
 * guest's credit waits for their account (REFER-06).
 */
export const rewardDelivered: WithArrivals['orderDelivered'] = async (trx, order, now) => {
  const referral = await referralToSettle(trx, order.owner, order.placedAt);
  if (!referral) return;
  const referrer = await findCredentials(trx, { id: referral.referrer_id });
  if (!referrer?.isActive) return;
  const friend =
    order.owner.kind === 'customer'
      ? await findCredentials(trx, { id: order.owner.accountId })
      : undefined;
  const referrersOrders = await ordersOf(trx, referrer.id);
  const reward = referralAmount(null, order.total.currency);
  const judged = checkReferral({
    referrer: await sideOf(trx, referrer, referrersOrders),
    friend: await sideOf(trx, friend, [order]),
    order: { isFirst: await isFirstOrder(trx, order), worth: worthOf(order), reward },
    rewardedFriends: await rewardedFriendsOf(trx, referrer.id, now),
  });
  const theirs = referralAmount(null, referrersOrders[0]?.total.currency ?? order.total.currency);
  const isSettled = await settleReferral(
    trx,
    referral.id,
    {
      outcome: judged.ok ? 'rewarded' : judged.failure.kind,
      orderId: order.id,
      friend: judged.ok ? reward : null,
      referrer: judged.ok ? theirs : null,
      isFriendPaid: judged.ok && friend !== undefined,
    },
    now,
  );
  if (!isSettled || !judged.ok) return;
  const { origin } = order;
  await enter(trx, referrer.id, theirs, referral.id, now);
  const toReferrer = { to: referrer.email, origin, amount: theirs };
  await queueMail(
    trx,
    'referral',
    {
      ...referrer,
      ...toReferrer,
      write: (locale) => referrerRewardMail({ ...toReferrer, locale }),
    },
    now,
  );
  if (friend) await enter(trx, friend.id, reward, referral.id, now);
  const letter = {
    to: order.email,
    locale: order.locale,
    origin,
    amount: reward,
    hasAccount: friend !== undefined,
  };
  await queueMail(
    trx,
    'referral',
    { ...letter, write: (locale) => friendRewardMail({ ...letter, locale }) },
    now,
  );
};

export const payWaitingRewards = async (
  trx: Queries,
  accountId: number,
  now: Date,
): Promise<void> => {
  for (const { id, amount } of await collectWaitingRewards(trx, accountId))
    await enter(trx, accountId, amount, id, now);
};
