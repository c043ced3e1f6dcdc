import { ok, type Result } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { bind, createServices, type LateServices } from './services.ts';
import { deferred, later, lateStore, port, store, value } from './token.ts';

type Clock = { readonly now: () => number };
type Sizes = { readonly count: () => number };

const ClockT = value<Clock>('Clock', { now: () => 1 });
const NameT = value<string>('Name');
const SizesT = port<Sizes>('Sizes');

class Visit {
  readonly name: string;
  constructor({ name }: { readonly name: string }) {
    this.name = name;
  }
}
const VisitT = store('Visit', { scope: 'tab', needs: { name: NameT }, is: Visit });

class Form {
  readonly topic: string;
  readonly needed: {
    readonly visit: Visit;
    readonly clock: Clock;
    readonly sizes: () => Promise<Sizes>;
  };
  constructor(topic: string, needed: Form['needed']) {
    this.topic = topic;
    this.needed = needed;
  }
}
const FormT = store('Form', {
  scope: 'component',
  needs: { visit: VisitT, clock: ClockT, sizes: later(SizesT) },
  is: Form,
});

class Counter {
  readonly needed: {
    readonly letters: {
      readonly count: () => Promise<Result<number, { readonly kind: 'unreachable' }>>;
    };
  };
  constructor(needed: Counter['needed']) {
    this.needed = needed;
  }
}

const nothingLate = (): Promise<LateServices> => Promise.reject(new Error('offline'));

test('a value is the bound one or the default; otherwise the error names it', () => {
  const services = createServices([bind(NameT, 'Ada')], nothingLate);
  expect(services.ready(NameT)).toBe('Ada');
  expect(services.ready(ClockT).now()).toBe(1);
  expect(
    createServices([bind(ClockT, { now: () => 2 })], nothingLate)
      .ready(ClockT)
      .now(),
  ).toBe(2);
  expect(() => createServices([], nothingLate).ready(NameT)).toThrow('Name');
});

test('tab stores are created once and component stores each time', () => {
  const services = createServices([bind(NameT, 'Ada')], nothingLate);
  const [one, other] = [services.ready(FormT, 'contact'), services.ready(FormT, 'press')];
  expect([one.topic, other.topic]).toEqual(['contact', 'press']);
  expect(one.needed.visit).toBe(other.needed.visit);
  expect(one.needed.visit.name).toBe('Ada');
});

test('each tab has its own services', () => {
  const [one, other] = [
    createServices([bind(NameT, 'Ada')], nothingLate),
    createServices([bind(NameT, 'Bob')], nothingLate),
  ];
  expect([one.ready(VisitT).name, other.ready(VisitT).name]).toEqual(['Ada', 'Bob']);
});

test('late services load once, on first use, and retry after a failure', async () => {
  let tries = 0;
  const services = createServices([bind(NameT, 'Ada')], async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { get: async () => ({ count: () => 24 }) } as unknown as LateServices;
  });
  const { sizes } = services.ready(FormT, 'contact').needed;
  expect(tries).toBe(0);
  await expect(sizes()).rejects.toThrow('offline');
  expect((await sizes()).count()).toBe(24);
  expect((await services.get(SizesT)).count()).toBe(24);
  expect(tries).toBe(2);
});

test('available services need no loading', async () => {
  const services = createServices([bind(NameT, 'Ada')], nothingLate);
  expect(await services.get(VisitT)).toBe(services.ready(VisitT));
});

test('a port that is still loading delays calls, or fails as unreachable', async () => {
  type Letters = {
    readonly count: () => Promise<Result<number, { readonly kind: 'unreachable' }>>;
  };
  const LettersT = port<Letters>('Letters');
  let isOnline = false;
  const services = createServices([], async () => {
    if (!isOnline) throw new Error('offline');
    return { get: async () => ({ count: async () => ok(24) }) } as unknown as LateServices;
  });
  const CounterT = store('Counter', {
    scope: 'tab',
    needs: { letters: deferred(LettersT) },
    is: Counter,
  });
  const { letters } = services.ready(CounterT).needed;
  expect(await letters.count()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  isOnline = true;
  expect(await letters.count()).toEqual({ ok: true, value: 24 });
  // @ts-expect-error methods must return a result, for the failure to load
  deferred(port<{ readonly count: () => Promise<number> }>('Counts'));
});

test('a token has the types of its service, dependencies and given values', () => {
  const services = createServices([bind(NameT, 'Ada')], nothingLate);
  // @ts-expect-error the form needs a given value
  services.ready(FormT);
  // @ts-expect-error the token has another type
  bind(NameT, { now: () => 1 });
  // @ts-expect-error a dependency is missing
  store('Form', { scope: 'component', needs: { clock: ClockT }, is: Form });
  // @ts-expect-error a service that loads later cannot be a dependency
  store('Form', { scope: 'component', needs: { name: SizesT }, is: Visit });
  expect(
    lateStore('Visit', { scope: 'tab', needs: { name: NameT }, load: async () => Visit }).kind,
  ).toBe('late-store');
});
