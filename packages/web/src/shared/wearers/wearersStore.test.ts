import { err, ok } from '@tailorbird/domain/kernel';
import type { UserSize, Wearer, Wearers } from '@tailorbird/domain/sizing';
import { aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { VisitStore } from '../visit/visitStore.ts';
import { WearersStore } from './wearersStore.ts';

const anna: Wearer = { id: 1, name: 'Anna', kind: 'partner', cutFor: null };
const bo: Wearer = { id: 2, name: 'Bo', kind: 'child', cutFor: null };

type Answered = Awaited<ReturnType<Wearers['all']>>;

const opened = (user: number | null = 7, initially: readonly Wearer[] = [anna]) => {
  let kept = initially;
  let next = 10;
  const gone = new Map<number, Wearer>();
  const told: string[] = [];
  let answer: () => Promise<Answered> = async () => ok(kept);
  const wearers: Wearers = {
    all: () => answer(),
    add: async (wanted) => {
      next += 1;
      const added = { id: next, cutFor: null, ...wanted } as Wearer;
      kept = [...kept, added];
      return ok(added);
    },
    change: async (id, wanted) => ok({ id, cutFor: null, ...wanted } as Wearer),
    own: async () => ok({ cutFor: 'men' }),
    changeOwn: async (wanted) => ok(wanted),
    makeDefault: async (id, isDefault) =>
      id === 1 ? ok({ id, isDefault } as UserSize) : err({ kind: 'size-not-found' }),
    remove: async (id) => {
      const found = kept.find((each) => each.id === id);
      if (!found) return err({ kind: 'wearer-not-found' });
      gone.set(id, found);
      kept = kept.filter((each) => each.id !== id);
      return ok(null);
    },
    restore: async (id) => {
      const found = gone.get(id);
      return found ? ok(found) : err({ kind: 'wearer-not-found' });
    },
    assign: async () => err({ kind: 'already-exists' }),
  };
  const visit = new VisitStore(async () => err({ kind: 'unreachable' }));
  const signIn = (id: number | null): void =>
    visit.setVisit({
      user: id === null ? null : aUser({ id }),
      location: {},
      basketCount: 0,
    } as never);
  signIn(user);
  const store = new WearersStore({ wearers, visit, changes: { publish: () => told.push('told') } });
  const answerWith = (given: () => Promise<Answered>): void => {
    answer = given;
  };
  return { store, told, signIn, answerWith };
};

test('guests cause no request for wearers, and customers only one', async () => {
  const guest = opened(null);
  expect(guest.store.isWanted).toBe(false);
  await guest.store.load();
  expect(guest.store.all).toEqual([]);
  const { store } = opened();
  expect(store.isWanted).toBe(true);
  await store.load();
  expect([store.isWanted, store.nameOf(1), store.nameOf(null)]).toEqual([false, 'Anna', null]);
});

test('the next customer does not see the previous one’s wearers', async () => {
  const { store, signIn } = opened();
  await store.load();
  signIn(8);
  expect([store.all, store.isWanted]).toEqual([[], true]);
});

test('wearers that arrive after the account changed are ignored', async () => {
  const { store, signIn, answerWith } = opened();
  let arrive: (answered: Answered) => void = () => {};
  answerWith(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const loading = store.load();
  signIn(8);
  answerWith(async () => ok([bo]));
  await store.load();
  arrive(ok([anna]));
  await loading;
  expect(store.all.map(({ name }) => name)).toEqual(['Bo']);
  signIn(7);
  expect([store.all, store.isWanted]).toEqual([[], true]);
  const later = store.load();
  expect(store.all).toEqual([]);
  signIn(null);
  await later;
  signIn(7);
  expect(store.isWanted).toBe(true);
});

test('wearers load again after a failure', async () => {
  const { store, answerWith } = opened();
  answerWith(async () => err({ kind: 'unreachable' }));
  await store.load();
  expect([store.all, store.isWanted]).toEqual([[], true]);
  answerWith(async () => ok([anna]));
  await store.load();
  expect([store.nameOf(1), store.isWanted]).toEqual(['Anna', false]);
});

test('[SIZE-92] an existing wearer’s name is refused without a request', async () => {
  const { store } = opened();
  await store.load();
  expect(await store.add(' anna ', 'child', null)).toEqual(err({ kind: 'wearer-name-taken' }));
  expect(await store.rename(anna, 'ANNA')).toMatchObject({ ok: true });
});

test('[SIZE-93] a removed wearer is restored in place, with the sizes reloaded', async () => {
  const { store, told } = opened(7, [anna, bo]);
  await store.load();
  await store.remove(anna);
  expect(store.all.map(({ name }) => name)).toEqual(['Bo']);
  await store.restore(anna);
  expect(store.all.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
  expect(told).toHaveLength(2);
});

test('[SIZE-123] a wearer’s cut can be saved once and cleared', async () => {
  const { store } = opened();
  expect([store.isKnown, store.cutOf(null)]).toEqual([false, null]);
  await store.load();
  expect([store.isKnown, store.cutOf(null), store.cutOf(1), store.cutOf(99)]).toEqual([
    true,
    'men',
    null,
    null,
  ]);
  await store.saveCut(1, 'women');
  await store.saveCut(null, null);
  expect([store.cutOf(null), store.cutOf(1), store.nameOf(1)]).toEqual([null, 'women', 'Anna']);
  expect(await store.saveCut(99, 'men')).toEqual(err({ kind: 'wearer-not-found' }));
});

test('[SIZE-124] a saved default size reloads the sizes; a failed one does not', async () => {
  const { store, told } = opened();
  await store.load();
  expect(await store.makeDefault(1, true)).toMatchObject({ ok: true });
  expect(await store.makeDefault(2, true)).toEqual(err({ kind: 'size-not-found' }));
  expect(told).toHaveLength(1);
});

test('signing out clears a customer’s wearers', async () => {
  const { store, signIn } = opened();
  await store.load();
  signIn(null);
  expect([store.isKnown, store.cutOf(null)]).toEqual([false, null]);
});
