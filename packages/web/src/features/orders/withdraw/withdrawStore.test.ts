import { err, money, ok } from '@tailorbird/domain/kernel';
import type { Withdrawals, WithdrawalView } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import { WithdrawStore } from './withdrawStore.ts';

const line = {
  lineId: 7,
  title: 'Merino Beanie',
  variantTitle: 'Navy',
  imagePath: '/packshots/11/default.svg',
  quantity: 2,
  price: money(6_000, 'EUR'),
  state: { kind: 'open', quantity: 2, lastDay: '2026-12-06' },
} as const;
const view: WithdrawalView = {
  orderNumber: '100017',
  datePlaced: '2026-11-20T09:00:00.000Z',
  lines: [line],
  withdrawals: [],
};
const withdrawal = {
  id: 1,
  at: '2026-11-22T09:00:00.000Z',
  pieces: [],
  shipping: money(0, 'EUR'),
  backAt: null,
};

const opened = (more: Partial<Withdrawals> = {}) => {
  const declared: unknown[] = [];
  const port: Withdrawals = {
    find: async ({ number }) =>
      number === '100017' ? ok({ number, link: 'l' }) : err({ kind: 'order-not-found' }),
    of: async () => ok(view),
    declare: async (...asked) => {
      declared.push(asked);
      return ok({ ...view, withdrawals: [withdrawal] });
    },
    ...more,
  };
  return { store: new WithdrawStore({ withdrawals: port }), declared };
};

type Answered = Awaited<ReturnType<Withdrawals['of']>>;
const lateAnswer = () => {
  let resolve: (answer: Answered) => void = () => {};
  const promise = new Promise<Answered>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('WithdrawStore', () => {
  it('errors show at each field, and an unknown order is reported', async () => {
    const { store } = opened();
    await store.find({ number: ' ', email: 'nobody' });
    expect(store).toMatchObject({
      failures: { number: 'required', email: 'email-invalid' },
      finding: 'open',
    });
    await store.find({ number: '1', email: 'nora@example.test' });
    expect(store).toMatchObject({ failures: {}, finding: 'not-found', opened: null });
    await store.find({ number: '100017', email: 'nora@example.test' });
    expect(store).toMatchObject({
      finding: 'open',
      opened: { number: '100017', link: 'l' },
      view: { orderNumber: '100017' },
    });
  });

  it('a rate limit and a lost network have different messages', async () => {
    for (const kind of ['too-often', 'unreachable'] as const) {
      const { store } = opened({ find: async () => err({ kind }) });
      await store.find({ number: '100017', email: 'nora@example.test' });
      expect(store.finding).toBe(kind);
    }
  });

  it('the form has two steps with a way back', async () => {
    const { store, declared } = opened();
    await store.open('100017', null);
    store.goToConfirmation();
    expect(store).toMatchObject({ step: 'choose', refused: 'nothing-chosen' });
    store.choose(7, 2);
    store.goToConfirmation();
    expect(store).toMatchObject({ step: 'confirm', refused: null });
    store.back();
    store.choose(7, 1);
    store.goToConfirmation();
    await Promise.all([store.declare(), store.declare()]);
    expect(declared).toEqual([['100017', [{ lineId: 7, quantity: 1 }], null]]);
    expect(store).toMatchObject({ step: 'done', declared: { id: 1 } });
  });

  it('choosing another order clears the choice and ignores late responses', async () => {
    const { promise, resolve } = lateAnswer();
    const { store } = opened({
      of: async (number) => (number === '100018' ? await promise : ok(view)),
    });
    await store.open('100017', 'l');
    store.choose(7, 2);
    store.goToConfirmation();
    const late = store.open('100018', null);
    store.leave();
    expect(store).toMatchObject({ opened: null, view: null, step: 'choose', chosenLines: [] });
    resolve(ok({ ...view, orderNumber: '100018' }));
    await late;
    expect(store.view).toBeNull();
    await store.open('100017', 'l');
    expect(store).toMatchObject({ view: { orderNumber: '100017' }, chosenLines: [] });
  });

  it('a refusal shows the order’s state; a network failure keeps the choice', async () => {
    for (const kind of ['card-used', 'unreachable'] as const) {
      const { store } = opened({ declare: async () => err({ kind }) });
      await store.open('100017', null);
      store.choose(7, 1);
      store.goToConfirmation();
      await store.declare();
      expect(store).toMatchObject({
        refused: kind,
        step: kind === 'unreachable' ? 'confirm' : 'choose',
      });
      expect(store.chosenLines).toHaveLength(kind === 'unreachable' ? 1 : 0);
    }
  });
});
