import { MemoryPreferences } from '@tailorbird/adapter-storage';
import type { AddRequest, Basket, BasketRefused } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beanie } from '../../../testing/aTab.ts';
import { BasketOutbox } from './basketOutbox.ts';
import { noBasket } from './noBasket.ts';

type Weather = 'clear' | 'question-lost' | 'answer-lost';

/** A server that does what it is told, once for each name, over a network that may lose the question or the answer. */
const aServer = () => {
  const keys = new Set<string>();
  const done: string[] = [];
  const quantities = new Map<number, number>();
  let weather: Weather = 'clear';
  const over = async (
    work: () => Result<Basket, BasketRefused>,
  ): Promise<Result<Basket, BasketRefused>> => {
    if (weather === 'question-lost') return err({ kind: 'unreachable' });
    const answer = work();
    return weather === 'answer-lost' ? err({ kind: 'unreachable' }) : answer;
  };
  return {
    done,
    quantities,
    set weather(next: Weather) {
      weather = next;
    },
    add: (request: AddRequest) =>
      over(() => {
        if (request.note === 'sold out') return err({ kind: 'out-of-stock' });
        if (!keys.has(request.key ?? '')) done.push(request.note);
        keys.add(request.key ?? '');
        return ok(noBasket);
      }),
    changeQuantity: (lineId: number, quantity: number) =>
      over(() => {
        quantities.set(lineId, quantity);
        return ok(noBasket);
      }),
    remove: (lineId: number) =>
      over(() => {
        quantities.set(lineId, 0);
        return ok(noBasket);
      }),
  };
};

const aBrowser = () => {
  const server = aServer();
  const preferences = new MemoryPreferences();
  let keys = 0;
  let last: Promise<unknown> = Promise.resolve();
  const dependencies = {
    preferences,
    baskets: server,
    sizes: { ofStandardSize: async () => ok({ id: 7 }) },
    newKey: () => {
      keys += 1;
      return `${keys}`;
    },
    alone: (work: () => Promise<void>): Promise<void> => {
      const turn = last.then(work);
      last = turn;
      return turn;
    },
  };
  return { server, preferences, openTab: () => new BasketOutbox(dependencies) };
};

const pieceOf = (note: string) => ({
  request: { ...beanie, note },
  size: null,
  shown: { title: note, detail: '', imagePath: '' },
});

type Step =
  | { readonly kind: 'piece' | 'send' | 'close' }
  | { readonly kind: 'weather'; readonly to: Weather }
  | { readonly kind: 'quantity'; readonly lineId: number; readonly quantity: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Step>({ kind: 'piece' }, { kind: 'send' }, { kind: 'close' }),
    fc
      .constantFrom<Weather>('clear', 'question-lost', 'answer-lost')
      .map((to): Step => ({ kind: 'weather', to })),
    fc
      .record({ lineId: fc.integer({ min: 1, max: 3 }), quantity: fc.nat(5) })
      .map((asked): Step => ({ kind: 'quantity', ...asked })),
  ),
  { maxLength: 40 },
);

test('whatever becomes of the network and of tabs, each piece is put in once, in the order it was asked for, and each line has the number asked for last', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { server, openTab, preferences } = aBrowser();
      let tab = openTab();
      const asked: string[] = [];
      const quantities = new Map<number, number>();
      for (const step of taken) {
        if (step.kind === 'weather') server.weather = step.to;
        else if (step.kind === 'close') tab = openTab();
        else if (step.kind === 'send') await tab.send();
        else if (step.kind === 'quantity') {
          tab.keepQuantity(step.lineId, step.quantity, 'Beanie');
          quantities.set(step.lineId, step.quantity);
        } else {
          asked.push(`piece ${asked.length}`);
          tab.keepPiece(pieceOf(asked.at(-1) ?? ''));
        }
      }
      server.weather = 'clear';
      await Promise.all([tab.send(), openTab().send()]);
      expect(server.done).toEqual(asked);
      expect(server.quantities).toEqual(quantities);
      expect(preferences.read('basketOutbox')).toBeNull();
    }),
    runs(150),
  );
});

test('what is refused is told by its name and does not wait any longer; what comes after it is sent', async () => {
  const { server, openTab } = aBrowser();
  const tab = openTab();
  tab.keepPiece(pieceOf('sold out'));
  tab.keepPiece(pieceOf('second'));
  expect(await tab.send()).toMatchObject({
    sent: 1,
    refused: [{ title: 'sold out', failure: { kind: 'out-of-stock' } }],
  });
  expect([server.done, tab.waiting]).toEqual([['second'], []]);
});

test('a piece that was put in although its answer was lost is not put in again', async () => {
  const { server, openTab } = aBrowser();
  const tab = openTab();
  const request = { ...beanie, note: 'first', key: 'asked-for-before' };
  server.weather = 'answer-lost';
  await server.add(request);
  tab.keepPiece({ ...pieceOf('first'), request });
  server.weather = 'clear';
  await tab.send();
  expect([server.done, tab.waiting]).toEqual([['first'], []]);
});

test('a piece in a standard size gets the size that the server keeps of it', async () => {
  const { openTab, server } = aBrowser();
  const sizes: (number | null)[] = [];
  const { add } = server;
  server.add = (request) => {
    sizes.push(request.userSizeId);
    return add(request);
  };
  const tab = openTab();
  tab.keepPiece({
    ...pieceOf('polo'),
    size: { size: { base: 7, length: 'R' }, sizeTypeId: 3, title: '7 Regular' },
  });
  await tab.send();
  expect(sizes).toEqual([7]);
});

test('what is taken back is not sent, no more than fifty wait, and what cannot be read is none', () => {
  const { openTab, preferences } = aBrowser();
  const tab = openTab();
  for (let piece = 0; piece < 50; piece += 1) expect(tab.keepPiece(pieceOf(`${piece}`))).toBe(true);
  expect(tab.keepPiece(pieceOf('51'))).toBe(false);
  const [first] = tab.pieces;
  tab.drop(first?.key ?? '');
  expect(tab.pieces.map(({ shown }) => shown.title)).not.toContain('0');
  tab.forget();
  expect(preferences.read('basketOutbox')).toBeNull();
  for (const kept of [
    '{',
    '{}',
    '[{"key":1}]',
    '[{"key":"a","kind":"quantity"}]',
    '[{"key":"a","kind":"piece","request":{}}]',
  ]) {
    preferences.write('basketOutbox', kept);
    expect(openTab().waiting).toEqual([]);
  }
});
