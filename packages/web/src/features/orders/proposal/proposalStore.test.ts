import { err, ok } from '@tailorbird/domain/kernel';
import type { FitFeedbacks, SizeProposal } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { ProposalStore } from './proposalStore.ts';

const proposal: SizeProposal = {
  size: { id: 7, title: 'Mine' },
  basis: 'then',
  because: [],
  standardSize: null,
  measures: [],
  satisfied: { before: 0.4, after: 0.6 },
};

const aStore = (answer: FitFeedbacks['answerProposal'] = async () => ok(null)) => {
  const asked: unknown[] = [];
  const store = new ProposalStore({
    feedbacks: {
      proposals: async (of) => {
        asked.push(of);
        return ok([proposal]);
      },
      answerProposal: async (...said) => {
        asked.push(said);
        return await answer(...said);
      },
    },
  });
  return { store, asked };
};

test('an accepted proposal disappears and belongs to the order it came from', async () => {
  const { store, asked } = aStore();
  const of = { orderNumber: '100001', link: 'signed' };
  await store.load(of);
  expect(await store.answer(proposal, 'apply')).toBe(true);
  expect(asked).toEqual([of, [proposal, 'apply', of]]);
  expect([store.proposals, store.outcomes.map(({ kind }) => kind), store.refused]).toEqual([
    [],
    ['applied'],
    null,
  ]);
});

test('a declined proposal changes no size', async () => {
  const { store } = aStore();
  await store.load(null);
  expect(await store.answer(proposal, 'leave')).toBe(false);
  expect(store.outcomes.map(({ kind }) => kind)).toEqual(['left']);
});

test('an outdated proposal is reloaded, and the answer is not stored', async () => {
  const { store, asked } = aStore(async () => err({ kind: 'proposal-outdated' }));
  await store.load(null);
  expect(await store.answer(proposal, 'apply')).toBe(false);
  expect(asked.length).toBe(3);
  expect([store.refused, store.proposals, store.outcomes.length]).toEqual([
    'proposal-outdated',
    [proposal],
    0,
  ]);
});
