import { err, ok } from '@tailorbird/domain/kernel';
import type { SizeLink, SizeLinks } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizeLinksStore } from './sizeLinksStore.ts';

const aLink = (more: Partial<SizeLink> = {}): SizeLink => ({
  id: 1,
  wearerId: 7,
  senderName: 'Ben',
  sizeTypeId: 1,
  state: 'open',
  expiresAt: '2030-01-01T00:00:00.000Z',
  givenAt: null,
  ...more,
});

const opened = async (links: Partial<SizeLinks> = {}) => {
  const store = new SizeLinksStore({
    links: {
      all: async () => ok([aLink()]),
      make: async ({ wearerId, senderName }) =>
        ok({ link: aLink({ id: 2, wearerId, senderName }), token: 'abc' }),
      end: async () => ok(null),
      ...links,
    },
    sizes: {
      sizeTypes: async () => ok([{ id: 1, slug: 't-shirt', title: 'T-shirt', properties: [] }]),
    },
  });
  await store.load();
  return store;
};

test('[SIZE-120] a link that is made takes the place of the one before, and its address is known until the page is left', async () => {
  const store = await opened();
  expect([store.linkOf(7)?.id, store.linkOf(8), store.made]).toEqual([1, null, null]);
  expect(await store.prepare()).toBe(true);
  await store.make(7, ' Ben  K. ', 1);
  expect([store.linkOf(7)?.id, store.linkOf(7)?.senderName, store.made]).toEqual([
    2,
    'Ben K.',
    { wearerId: 7, token: 'abc' },
  ]);
});

test('[SIZE-122] a name that is none is not sent', async () => {
  const asked: string[] = [];
  const store = await opened({
    make: async ({ senderName }) => {
      asked.push(senderName);
      return err({ kind: 'unreachable' });
    },
  });
  expect(await store.make(7, 'ben@example.test', 1)).toEqual(err({ kind: 'sender-name-address' }));
  expect(asked).toEqual([]);
});

test('[SIZE-120] a link that is ended is over, and one that was used just before says so', async () => {
  const store = await opened();
  await store.make(7, 'Ben', 1);
  await store.end(aLink({ id: 2 }));
  expect([store.linkOf(7)?.state, store.made]).toEqual(['ended', null]);
  let isGiven = false;
  const late = await opened({
    all: async () =>
      ok([aLink(isGiven ? { state: 'given', givenAt: '2029-12-20T00:00:00.000Z' } : {})]),
    end: async () => {
      isGiven = true;
      return err({ kind: 'size-link-not-found' });
    },
  });
  await late.end(aLink());
  expect([late.linkOf(7)?.state, late.isBusy]).toEqual(['given', false]);
});
