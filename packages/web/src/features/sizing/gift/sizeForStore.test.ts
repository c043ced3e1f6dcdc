import { err, ok } from '@tailorbird/domain/kernel';
import { centimeters, type SizeLinks, type SizePrefs } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizeForStore } from './sizeForStore.ts';

type Opened = Awaited<ReturnType<SizeLinks['open']>>;
type Given = Awaited<ReturnType<SizeLinks['give']>>;

const anOpenLink: Opened = ok({
  state: 'open',
  senderName: 'Ben',
  sizeType: { slug: 't-shirt', title: 'T-shirt' },
  expiresAt: '2030-01-01T00:00:00.000Z',
});

const opened = async (
  answers: { readonly open?: readonly Opened[]; readonly give?: Given } = {},
) => {
  const given: SizePrefs[] = [];
  const left = [...(answers.open ?? [anOpenLink])];
  const store = new SizeForStore('token', {
    links: {
      open: async () => left.shift() ?? anOpenLink,
      give: async (_, prefs) => {
        given.push(prefs);
        return answers.give ?? ok(null);
      },
    },
  });
  await store.open();
  return { store, given };
};

const answerAll = (store: SizeForStore): void => {
  store.begin();
  store.chooseCutFor('women');
  store.adjust('heightCm', centimeters(171));
  store.chooseShape('ROUND');
  store.chooseFit('LOOSE');
  store.agree(true);
};

test('[SIZE-121] what becomes of the answers is told before any is asked for', async () => {
  const { store, given } = await opened();
  expect([store.screen, store.link?.senderName]).toEqual(['told', 'Ben']);
  await store.send('metric');
  expect([store.screen, given]).toEqual(['told', []]);
  store.begin();
  expect(store.screen).toBe('asking');
});

test('[SIZE-47, SIZE-121] nothing is sent before all is answered and agreed to', async () => {
  const { store, given } = await opened();
  store.begin();
  expect(store.lacks('agreement')).toBe(false);
  await store.send('metric');
  expect(store.missing).toEqual(['facts', 'shape', 'fit', 'agreement']);
  answerAll(store);
  store.agree(false);
  await store.send('metric');
  expect([store.lacks('agreement'), store.lacks('fit'), given]).toEqual([true, false, []]);
  store.agree(true);
  await store.send('metric');
  expect([store.screen, given.length]).toEqual(['done', 1]);
  expect(given[0]).toMatchObject({
    facts: { heightCm: 171, cutFor: 'women' },
    bodyShape: 'ROUND',
    fit: 'LOOSE',
    units: 'metric',
    known: {},
  });
});

test.each([
  [err({ kind: 'size-link-not-found' } as const), 'unknown'],
  [err({ kind: 'too-often' } as const), 'too-often'],
  [err({ kind: 'unreachable' } as const), 'unreachable'],
  [ok({ state: 'given' } as const), 'given'],
  [ok({ state: 'ended' } as const), 'ended'],
  [ok({ state: 'expired' } as const), 'expired'],
])('a link that is answered %j shows %s', async (answer, screen) => {
  const { store } = await opened({ open: [answer] });
  expect(store.screen).toBe(screen);
  await store.open();
  expect(store.screen).toBe('told');
});

test('a link that was used meanwhile says so, and what could not be sent stays', async () => {
  const late = await opened({
    open: [anOpenLink, ok({ state: 'given' })],
    give: err({ kind: 'size-link-not-open' }),
  });
  answerAll(late.store);
  await late.store.send('metric');
  expect(late.store.screen).toBe('given');
  const { store } = await opened({ give: err({ kind: 'unreachable' }) });
  answerAll(store);
  await store.send('metric');
  expect([store.screen, store.failure, store.told.bodyShape, store.isSending]).toEqual([
    'asking',
    'unreachable',
    'ROUND',
    false,
  ]);
});
