import { InMemoryReferrals } from '@tailorbird/adapter-memory';
import type { Referral, ReferralRefused, Referrals } from '@tailorbird/domain/account';
import { contentOf, err, type Result } from '@tailorbird/domain/kernel';
import { aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { InvitationStore } from './invitationStore.ts';
import { ReferralStore } from './referralStore.ts';

const referralOf = (name: string): Referral => ({
  url: `https://shop.example/referrals/${name}`,
  stats: { invited: 2, ordered: 1, amount: null },
  rewards: [],
});
const ada = aUser({ id: 1, orderCount: 1 });
const bea = aUser({ id: 2, orderCount: 3 });

const desk = (user: () => typeof ada) => {
  const memory = new InMemoryReferrals(
    user,
    new Map([
      [1, referralOf('ada')],
      [2, referralOf('bea')],
    ]),
  );
  const state = { isAway: false, asked: 0 };
  const reach = async <Value>(
    call: () => Promise<Result<Value, ReferralRefused>>,
  ): Promise<Result<Value, ReferralRefused>> => {
    state.asked += 1;
    return state.isAway ? err({ kind: 'unreachable' }) : await call();
  };
  const referrals: Referrals = {
    mine: () => reach(memory.mine),
    validate: (code) => reach(() => memory.validate(code)),
  };
  return { referrals, state };
};

test('[REFER-01] a referral stays with its customer during and after reloads', async () => {
  let user = ada;
  const { referrals, state } = desk(() => user);
  const store = new ReferralStore({ referrals });
  expect(store.of(ada).status).toBe('initial');
  await store.load(ada);
  user = bea;
  expect(contentOf(store.of(bea))).toBeUndefined();
  await store.load(bea);
  expect([contentOf(store.of(ada))?.url, contentOf(store.of(bea))?.url]).toEqual([
    referralOf('ada').url,
    referralOf('bea').url,
  ]);
  state.isAway = true;
  await store.load(bea);
  expect(contentOf(store.of(bea))).toEqual(referralOf('bea'));
});

test('[REFER-02] nothing is loaded before the first order', async () => {
  const { referrals, state } = desk(() => ada);
  const store = new ReferralStore({ referrals });
  const newcomer = aUser({ id: 3, orderCount: 0 });
  await store.load(newcomer);
  expect(store.of(newcomer)).toMatchObject({
    status: 'error',
    failure: { kind: 'first-order-required' },
  });
  expect(state.asked).toBe(0);
});

test('[REFER-03] a link is followed once at a time, and retried when back online', async () => {
  const { referrals, state } = desk(() => aUser({ id: 4, orderCount: 0 }));
  const store = new InvitationStore({ referrals });
  state.isAway = true;
  await Promise.all([store.follow('ada'), store.follow('ada')]);
  expect([store.state.status, state.asked]).toEqual(['error', 1]);
  state.isAway = false;
  await store.follow('ada');
  expect(contentOf(store.state)).toEqual({ firstName: '' });
  await store.follow('nobody');
  expect(store.state.status).toBe('stale-if-error');
});
