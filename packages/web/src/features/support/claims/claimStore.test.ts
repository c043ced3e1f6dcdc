import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Claim, ClaimableLine, ClaimableOrder, Claims } from '@tailorbird/domain/support';
import { describe, expect, it, vi } from 'vitest';
import { ClaimStore } from './claimStore.ts';

const line = (lineId: number, changes: Partial<ClaimableLine> = {}): ClaimableLine => ({
  lineId,
  quantity: 1,
  title: 'Shirt',
  variantTitle: 'Navy',
  imagePath: '/x.svg',
  sizeTitle: null,
  sizeTypeSlug: 'knit',
  productClass: 'Customize',
  isWool: false,
  ...changes,
});
const orderOf = (number: string, lines: readonly ClaimableLine[]): ClaimableOrder => ({
  number,
  datePlaced: '2026-01-01T00:00:00.000Z',
  guaranteeEnd: '2026-05-01T00:00:00.000Z',
  lines,
});
const aPhoto = (name = 'front.jpg', head: readonly number[] = [0xff, 0xd8, 0xff]) =>
  new File([Uint8Array.from([...head, 1, 2, 3])], name);

/** Accepts every photo and claim. The checks under test are those of the form. */
const acceptingClaims = (orders: readonly ClaimableOrder[]) => {
  const sent: Parameters<Claims['create']>[0][] = [];
  let photos = 0;
  return {
    sent,
    claimable: async () => ok(orders),
    addPhoto: async () => {
      photos += 1;
      return ok(`photo-${photos}`);
    },
    create: async (claim: (typeof sent)[number]) => {
      sent.push(claim);
      return ok({ number: String(sent.length) } as Claim);
    },
  } satisfies Pick<Claims, 'claimable' | 'addPhoto' | 'create'> & { readonly sent: unknown };
};

const aForm = (orders: readonly ClaimableOrder[], preferences = new MemoryPreferences()) => {
  const claims = acceptingClaims(orders);
  const open = async (type: 'frg' | 'quality' = 'frg') => {
    let keys = 0;
    const store = new ClaimStore(type, null, {
      claims,
      preferences,
      newKey: () => {
        keys += 1;
        return `form-${keys}`;
      },
    });
    await store.load();
    return store;
  };
  return { claims, open };
};

describe('the form of a claim', () => {
  it('[SUPPORT-02, SUPPORT-04, SUPPORT-06] missing parts show beside their fields', async () => {
    const { claims, open } = aForm([
      orderOf('1', [line(1, { isWool: true }), line(2)]),
      orderOf('2', [line(3)]),
    ]);
    const store = await open();
    await store.send();
    expect(store.failures.map(({ kind }) => kind)).toEqual([
      'order-required',
      'item-required',
      'comment-required',
    ]);
    store.chooseOrder('1');
    store.choosePiece(1, true);
    store.write('Too long');
    await store.send();
    expect([
      store.failureOf('photos-missing', 1),
      store.failureOf('wash-not-confirmed', 1),
    ]).toMatchObject([{ needed: 3 }, { lineId: 1 }]);
    store.confirmWash(1, true);
    await store.addPhotos(1, [aPhoto(), aPhoto(), aPhoto()]);
    await store.send();
    expect([store.failures, store.sent?.number, claims.sent.length]).toEqual([[], '1', 1]);
  });

  it('[SUPPORT-01] a claim can be part of a line, restored in the same tab', async () => {
    const orders = [orderOf('1', [line(1, { quantity: 3 }), line(2)])];
    const { claims, open } = aForm(orders);
    const store = await open();
    store.choosePiece(1, true);
    expect(store.chosen.get(1)?.quantity).toBe(3);
    store.chooseQuantity(1, 2);
    store.write('Too long');
    await store.addPhotos(1, [aPhoto(), aPhoto(), aPhoto()]);
    const reloaded = await open();
    expect(reloaded.chosen.get(1)?.quantity).toBe(2);
    await reloaded.send();
    expect(claims.sent[0]?.items.map(({ quantity }) => quantity)).toEqual([2]);
    const quality = await aForm(orders).open('quality');
    quality.choosePiece(1, true);
    expect(quality.chosen.get(1)?.quantity).toBe(1);
  });

  it('a draft of an earlier release without a quantity claims the whole line', async () => {
    const preferences = new MemoryPreferences();
    const draft = { type: 'frg', order: '1', comment: 'Too long', key: 'form-0' };
    const lines = [{ id: 1, washed: false, photos: ['a', 'b', 'c'] }];
    preferences.write('claimDraft', JSON.stringify({ ...draft, lines }));
    const { claims, open } = aForm([orderOf('1', [line(1, { quantity: 3 })])], preferences);
    const store = await open();
    expect(store.chosen.get(1)?.quantity).toBe(3);
    await store.send();
    expect(claims.sent[0]?.items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('[SUPPORT-07] a wrong file shows its error, and the other files stay', async () => {
    const { open } = aForm([orderOf('1', [line(1)])]);
    const store = await open();
    await store.addPhotos(1, [aPhoto('a.gif', [71, 73, 70]), new File([], 'empty.jpg'), aPhoto()]);
    expect(
      store.uploads.of(1).map(({ name, state, failure }) => [name, state, failure?.kind ?? null]),
    ).toEqual([
      ['a.gif', 'refused', 'photo-type'],
      ['empty.jpg', 'refused', 'photo-empty'],
      ['front.jpg', 'kept', null],
    ]);
  });

  it('[SUPPORT-07] too many photos show an error until one is removed', async () => {
    const { claims, open } = aForm([orderOf('1', [line(1), line(2)])]);
    const store = await open('quality');
    store.choosePiece(1, true);
    store.choosePiece(2, true);
    store.write('A hole');
    const photos = (count: number) => Array.from({ length: count }, () => aPhoto());
    await store.addPhotos(1, photos(20));
    expect(store.failureOf('too-many-files')).toBeUndefined();
    const coming = store.addPhotos(2, photos(1));
    await vi.waitFor(() =>
      expect(store.failureOf('too-many-files')).toEqual({ kind: 'too-many-files', maximum: 20 }),
    );
    await coming;
    await store.send();
    expect([store.failures.map(({ kind }) => kind), claims.sent.length]).toEqual([
      ['too-many-files'],
      0,
    ]);
    store.removePhoto(2, store.uploads.of(2)[0]?.key ?? 0);
    expect(store.failures).toEqual([]);
    await store.send();
    expect(claims.sent.length).toBe(1);
  });

  it('[SUPPORT-05, SUPPORT-08] quality claims need one photo and no wash', async () => {
    const { claims, open } = aForm([
      orderOf('1', [line(1), line(2, { isWool: true, sizeTypeSlug: 'shirt' })]),
    ]);
    const store = await open('quality');
    store.choosePiece(1, true);
    store.choosePiece(2, true);
    store.write('A hole');
    await store.send();
    expect(store.failures).toEqual([{ kind: 'photos-missing', lineId: null, needed: 1 }]);
    await store.addPhotos(2, [aPhoto()]);
    await store.send();
    expect(claims.sent.length).toBe(1);
  });

  it('[SUPPORT-03] sending waits for uploads, and pauses without a network', async () => {
    const { claims, open } = aForm([orderOf('1', [line(1)])]);
    const store = await open('quality');
    const { addPhoto } = claims;
    Object.assign(claims, { addPhoto: async () => err({ kind: 'unreachable' }) });
    await store.addPhotos(1, [aPhoto()]);
    store.write('A hole');
    expect([store.uploads.isPaused, store.uploads.of(1)[0]?.state]).toEqual([true, 'waiting']);
    await store.send();
    expect(store.failures.map(({ kind }) => kind)).toEqual(['uploads-running']);
    Object.assign(claims, { addPhoto });
    await store.uploads.resume();
    expect([store.uploads.isPaused, store.uploads.of(1)[0]?.state]).toEqual([false, 'kept']);
    await store.send();
    expect(store.sent).not.toBeNull();
  });

  it('photos are kept with a reason while the file store is down', async () => {
    const { claims, open } = aForm([orderOf('1', [line(1)])]);
    const store = await open('quality');
    const { addPhoto } = claims;
    Object.assign(claims, { addPhoto: async () => err({ kind: 'photos-away' }) });
    await store.addPhotos(1, [aPhoto()]);
    const { uploads } = store;
    expect([uploads.isPaused, uploads.isStoreAway, uploads.of(1)[0]?.state]).toEqual([
      true,
      true,
      'waiting',
    ]);
    Object.assign(claims, { addPhoto });
    await uploads.resume();
    expect([uploads.isStoreAway, uploads.of(1)[0]?.state]).toEqual([false, 'kept']);
  });

  it('a reload restores the form with its uploaded photos', async () => {
    const { open, claims } = aForm([orderOf('1', [line(1), line(2)]), orderOf('2', [line(3)])]);
    const before = await open();
    before.chooseOrder('1');
    before.choosePiece(2, true);
    before.write('Too short');
    await before.addPhotos(2, [aPhoto(), aPhoto(), aPhoto()]);
    const after = await open();
    expect([after.orderNumber, [...after.chosen.keys()], after.comment]).toEqual([
      '1',
      [2],
      'Too short',
    ]);
    expect(after.uploads.keptOf(2)).toEqual(before.uploads.keptOf(2));
    await after.send();
    expect(claims.sent[0]).toMatchObject({
      items: [{ lineId: 2, photos: after.uploads.keptOf(2) }],
    });
    expect((await open()).orderNumber).toBeNull();
    expect((await open('quality')).comment).toBe('');
  });
});
