import { InMemoryPeople } from '@tailorbird/adapter-memory/staff';
import type { KnownCustomer, PeopleRefused } from '@tailorbird/domain/account';
import { ok, type Result } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import { beforeEach, expect, test } from 'vitest';
import { PeopleStore } from './peopleStore.ts';

const aCustomer = (id: number, firstName: string): KnownCustomer => ({
  id,
  email: `${firstName.toLowerCase()}@example.test`,
  firstName,
  lastName: '',
  orderCount: 0,
  joinedAt: '2026-01-02T10:00:00.000Z',
});
const nora = aCustomer(1, 'Nora');
const norbert = aCustomer(2, 'Norbert');

const aDesk = (refusal: PeopleRefused | null = null) => {
  const people = new InMemoryPeople<UserSize>(
    [nora, norbert].map((customer) => ({ customer, sizes: [], wearers: [], orders: [] })),
  );
  people.refusal = refusal;
  return { people };
};
const written = () =>
  desk.people.written
    .map(({ action, customer, reason }) => [action, customer, reason])
    .toReversed();

let desk: ReturnType<typeof aDesk>;
let store: PeopleStore;
beforeEach(() => {
  desk = aDesk();
  store = new PeopleStore(desk);
});

test('an empty search finds no customers and sends no request', async () => {
  await store.find('nor');
  expect(store.found).toEqual([norbert, nora]);
  await store.find('   ');
  expect([store.found, written()]).toEqual([undefined, [['customers-searched', null, '']]]);
});

test('an answer to an older search is not shown', async () => {
  const waiting: ((answer: Result<readonly KnownCustomer[], PeopleRefused>) => void)[] = [];
  const slow = new PeopleStore({
    people: {
      open: desk.people.open,
      actFor: desk.people.actFor,
      find: () => new Promise((resolve) => waiting.push(resolve)),
    },
  });
  const older = slow.find('nor');
  const newer = slow.find('norbert');
  waiting[1]?.(ok([norbert]));
  await newer;
  waiting[0]?.(ok([nora, norbert]));
  await older;
  expect(slow.found).toEqual([norbert]);
});

test('nothing is opened without a reason, which is then sent', async () => {
  store.choose(nora);
  for (const reason of ['', ' why ']) {
    store.setReason(reason);
    await store.open();
    expect([store.isReasonMissing, store.opened, written()]).toEqual([true, null, []]);
  }
  store.setReason('  asked on the phone ');
  expect(store.isReasonMissing).toBe(false);
  await store.open();
  expect([store.opened?.customer, written()]).toEqual([
    nora,
    [['customer-opened', nora.email, 'asked on the phone']],
  ]);
});

test('another customer replaces the previous one, and the reason stays', async () => {
  store.choose(nora);
  store.setReason('asked on the phone');
  await store.open();
  store.choose(norbert);
  expect([store.opened, store.failure, store.reason]).toEqual([null, null, 'asked on the phone']);
  store.choose(null);
  expect(await store.actFor()).toBe(false);
});

test('a saved size is listed only for the customer it belongs to', async () => {
  const size = (id: number, title: string): UserSize => ({
    id,
    title,
    sizeTypeId: 1,
    wearerId: null,
    standardSize: null,
    measurements: [],
    prefs: null,
    designVersion: 'V2',
    version: 1,
    createdAt: nora.joinedAt,
    savedAt: nora.joinedAt,
  });
  store.choose(nora);
  store.keepSize(size(1, 'Sunday'));
  expect(store.opened).toBeNull();
  store.setReason('asked on the phone');
  await store.open();
  for (const each of [size(1, 'Sunday'), size(2, 'Monday'), size(1, 'Every day')])
    store.keepSize(each);
  expect(store.opened?.sizes.map(({ title }) => title)).toEqual(['Monday', 'Every day']);
  store.choose(norbert);
  store.setReason('asked on the phone');
  await store.open();
  expect(store.opened?.sizes).toEqual([]);
});

test('[GUARD-13] several clicks start acting once and report the result', async () => {
  store.choose(nora);
  store.setReason('wants to order in the store');
  const began = await Promise.all([store.actFor(), store.actFor(), store.actFor()]);
  expect([began, written()]).toEqual([
    [true, false, false],
    [['acting-started', nora.email, 'wants to order in the store']],
  ]);
});

test.each<PeopleRefused['kind']>([
  'not-a-customer',
  'permission-denied',
  'customer-not-found',
  'unreachable',
])('the refusal %s shows its message and allows a retry', async (kind) => {
  const refusing = new PeopleStore(aDesk({ kind }));
  refusing.choose(nora);
  refusing.setReason('asked on the phone');
  expect(await refusing.actFor()).toBe(false);
  expect([refusing.failure, refusing.isBusy, refusing.isReasonMissing]).toEqual([
    { kind },
    false,
    false,
  ]);
  await refusing.find('nor');
  expect(refusing.state).toMatchObject({ status: 'error', failure: { kind } });
});

test('a reason that the server finds too short shows its error at the field', async () => {
  const refusing = new PeopleStore(aDesk({ kind: 'reason-missing' }));
  refusing.choose(nora);
  refusing.setReason('asked on the phone');
  await refusing.open();
  expect([refusing.isReasonMissing, refusing.failure]).toEqual([true, null]);
});
