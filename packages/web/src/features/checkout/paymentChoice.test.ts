import type { PaymentMethod, SavedMeans } from '@tailorbird/domain/checkout';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { settled } from '../../testing/aTab.ts';
import { PaymentChoice, type PaymentChoiceNeeds } from './paymentChoice.ts';
import type { PaymentFields } from './paymentFields.ts';

const aCard = (id: number, changes: Partial<SavedMeans> = {}): SavedMeans => ({
  id,
  kind: 'card',
  brand: 'visa',
  lastFour: '4242',
  expires: '2039-12',
  ...changes,
});

const open = ({
  saved = [] as readonly SavedMeans[],
  provider = 'memory',
  mayKeep = true,
} = {}) => {
  const house = {
    place: 'DE EUR 100',
    reads: 0,
    opened: 0,
    isAway: false,
    canFollow: true,
    saved,
    waits: null as Promise<void> | null,
    usable: ['applepay'],
    buttons: [] as ('applepay' | 'googlepay')[],
  };
  const methodsAt = (place: string): readonly PaymentMethod[] => [
    ...house.buttons.map((type) => ({
      type,
      name: type,
      brands: [],
      configuration: { provider, button: type, amount: place },
    })),
    ...(place.startsWith('DE')
      ? [{ type: 'klarna' as const, name: 'Klarna', brands: [], configuration: { provider } }]
      : []),
    { type: 'card', name: 'Card', brands: ['visa'], configuration: { provider, amount: place } },
  ];
  const followed: string[] = [];
  const fields = (): PaymentFields => ({
    show: () => null,
    check: async () => true,
    collect: async () => ok('token'),
    follow: ({ amount }) => {
      followed.push(amount ?? '');
      return house.canFollow;
    },
    entry: '0',
  });
  const needs: PaymentChoiceNeeds = {
    payments: {
      methods: async () => {
        house.reads += 1;
        const { place } = house;
        await house.waits;
        return house.isAway ? err({ kind: 'unreachable' }) : ok(methodsAt(place));
      },
      saved: async () => ok(house.saved),
    },
    openButton: async (configuration) => ({
      isUsable: async () => house.usable.includes(configuration.button ?? ''),
      show: () => null,
    }),
    openFields: async () => {
      house.opened += 1;
      return fields();
    },
    place: () => house.place,
    mayKeep: () => mayKeep,
    device: () => '{"language":"de"}',
    cardTokens: { exchange: async () => ok('token') },
    clock: { now: () => Date.parse('2029-05-20T12:00:00Z') } as PaymentChoiceNeeds['clock'],
    scripts: { load: async () => err({ kind: 'unreachable' }) },
  };
  return { choice: new PaymentChoice(needs), house, followed };
};

test('methods load once, and again for another destination or amount', async () => {
  const { choice, house, followed } = open();
  await Promise.all([choice.open(), choice.open()]);
  await choice.open();
  expect([house.reads, house.opened, choice.methods?.map(({ type }) => type)]).toEqual([
    1,
    1,
    ['klarna', 'card'],
  ]);
  const first = choice.fields;
  house.place = 'DE EUR 200';
  await choice.open();
  expect([house.reads, house.opened, followed.at(-1), choice.fields === first]).toEqual([
    2,
    1,
    'DE EUR 200',
    true,
  ]);
  house.canFollow = false;
  house.place = 'US USD 200';
  await choice.open();
  expect([house.reads, house.opened, choice.fields === first]).toEqual([3, 2, false]);
});

test('a card is selected when the chosen method is no longer offered', async () => {
  const { choice, house } = open();
  await choice.open();
  await choice.choose('klarna');
  house.place = 'US USD 100';
  await choice.open();
  expect(choice.chosen?.type).toBe('card');
  expect(await choice.collect()).toMatchObject({ means: { kind: 'card', token: 'token' } });
});

test('methods reload before paying if the destination changed meanwhile', async () => {
  const { choice, house } = open();
  let release = (): void => {};
  house.waits = new Promise((resolve) => {
    release = resolve;
  });
  const collected = choice.collect();
  await settled();
  house.place = 'US USD 100';
  house.waits = null;
  release();
  await collected;
  expect(choice.methods?.map(({ type }) => type)).toEqual(['card']);
});

test('the last used valid saved card is selected, without card fields', async () => {
  const expired = aCard(1, { expires: '2029-04' });
  const { choice, house } = open({ saved: [expired, aCard(2), aCard(3)] });
  await choice.open();
  expect([choice.saved.map(({ id }) => id), choice.again?.id, house.opened]).toEqual([
    [2, 3],
    2,
    0,
  ]);
  expect(await choice.collect()).toEqual({ means: { kind: 'saved', id: 2 }, entry: 'saved 2' });
  choice.chooseSaved(3);
  expect(await choice.collect()).toEqual({ means: { kind: 'saved', id: 3 }, entry: 'saved 3' });
  await choice.choose('card');
  expect([choice.again, house.opened]).toEqual([null, 1]);
});

test('a reload keeps the chosen method and drops a deleted card', async () => {
  const { choice, house } = open({ saved: [aCard(2)] });
  await choice.open();
  await choice.choose('klarna');
  choice.forget();
  await choice.open();
  expect([choice.again, choice.chosen?.type]).toEqual([null, 'klarna']);
  choice.chooseSaved(2);
  house.saved = [];
  choice.forget();
  expect(await choice.collect()).toBe('incomplete');
  expect(await choice.collect()).toMatchObject({ means: { kind: 'wallet', method: 'klarna' } });
});

test('a payment never uses another saved card than the one shown', async () => {
  const { choice, house } = open({ saved: [aCard(2), aCard(3)] });
  await choice.open();
  expect(choice.again?.id).toBe(2);
  house.saved = [aCard(3)];
  choice.forget();
  expect(await choice.collect()).toBe('incomplete');
  // The saved card is visible now.
  expect(choice.again?.id).toBe(3);
  expect(await choice.collect()).toMatchObject({ means: { kind: 'saved', id: 3 } });
});

test('a card is saved only on request of a customer who may save it', async () => {
  const { choice } = open();
  expect([choice.keeps, await choice.collect()]).toMatchObject([
    false,
    { means: { kind: 'card', token: 'token' } },
  ]);
  choice.setKeepsCard(true);
  expect(await choice.collect()).toEqual({
    means: { kind: 'card', token: 'token', keep: true },
    entry: 'card 0',
  });
  const guest = open({ mayKeep: false, saved: [aCard(1)] });
  guest.choice.setKeepsCard(true);
  expect(await guest.choice.collect()).toEqual({
    means: { kind: 'card', token: 'token' },
    entry: 'card 0',
  });
});

test('Adyen gets the browser data that banks require', async () => {
  const { choice } = open({ saved: [aCard(7)], provider: 'adyen' });
  await choice.open();
  expect(await choice.collect()).toMatchObject({
    means: { kind: 'saved', id: 7, device: '{"language":"de"}' },
  });
});

test('methods that failed to load are reported and can be retried', async () => {
  const { choice, house } = open();
  house.isAway = true;
  expect(await choice.collect()).toBe('unreachable');
  expect(choice.isUnavailable).toBe(true);
  house.isAway = false;
  await choice.open();
  expect([choice.isUnavailable, choice.methods?.length]).toEqual([false, 2]);
});

test('a payment never uses a saved card that was not shown', async () => {
  const { choice } = open({ saved: [aCard(2)] });
  expect(await choice.collect()).toBe('incomplete');
  expect(await choice.collect()).toMatchObject({ means: { kind: 'saved', id: 2 } });
});

test('a wallet is listed if the browser supports it and pays once per press', async () => {
  const { choice, house } = open();
  house.buttons = ['applepay', 'googlepay'];
  await choice.open();
  expect([choice.methods?.map(({ type }) => type), choice.button]).toEqual([
    ['applepay', 'klarna', 'card'],
    null,
  ]);
  await choice.choose('applepay');
  expect(choice.button).not.toBeNull();
  expect(await choice.collect()).toBe('unreachable');
  choice.setToken('token-of-apple');
  expect(await choice.collect()).toEqual({
    means: { kind: 'wallet', method: 'applepay', token: 'token-of-apple' },
    entry: 'applepay',
  });
  expect(await choice.collect()).toBe('unreachable');
  await choice.choose('card');
  expect(choice.button).toBeNull();
});

test('a wallet whose button fails to load is omitted, other methods stay', async () => {
  const { choice, house } = open();
  house.buttons = ['googlepay'];
  house.usable = [];
  await choice.open();
  expect([choice.methods?.map(({ type }) => type), choice.isUnavailable]).toEqual([
    ['klarna', 'card'],
    false,
  ]);
});
