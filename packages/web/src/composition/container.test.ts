import { expect, test } from 'vitest';
import { bind, createServices, type Services } from '../platform/services/services.ts';
import { lateStore, port, value } from '../platform/services/token.ts';
import { lateServices } from './container.ts';
import { createPorts } from './ports.ts';

type Sizes = { readonly count: () => number };
const NameT = value<string>('Name');
const SizesT = port<Sizes>('Sizes');

class Basket {
  readonly needed: { readonly sizes: Sizes; readonly name: string };
  constructor(needed: Basket['needed']) {
    this.needed = needed;
  }
}
class Line {
  readonly id: number;
  readonly needed: { readonly basket: Basket };
  constructor(id: number, needed: Line['needed']) {
    this.id = id;
    this.needed = needed;
  }
}
const BasketT = lateStore('Basket', {
  scope: 'tab',
  needs: { sizes: SizesT, name: NameT },
  load: async () => Basket,
});
const LineT = lateStore('Line', {
  scope: 'component',
  needs: { basket: BasketT },
  load: async () => Line,
});

const composed = (load: () => Promise<() => Sizes>): Services => {
  const ports = createPorts([[SizesT, async () => (await load())()]]);
  return createServices([bind(NameT, 'Ada')], async (services) => lateServices(services, ports));
};

test('a tab store loads with its dependencies, once per tab', async () => {
  const services = composed(async () => () => ({ count: () => 24 }));
  const [one, other] = await Promise.all([services.get(BasketT), services.get(BasketT)]);
  expect(one).toBe(other);
  expect([one.needed.sizes.count(), one.needed.name]).toEqual([24, 'Ada']);
});

test('each component has its own store, created from its values', async () => {
  const services = composed(async () => () => ({ count: () => 24 }));
  const [one, other] = await Promise.all([services.get(LineT, 1), services.get(LineT, 2)]);
  expect([one.id, other.id]).toEqual([1, 2]);
  expect(one.needed.basket).toBe(other.needed.basket);
});

test('a failed dependency is retried together with its dependents', async () => {
  let tries = 0;
  const services = composed(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return () => ({ count: () => 24 });
  });
  await expect(services.get(LineT, 1)).rejects.toThrow('offline');
  expect((await services.get(LineT, 1)).needed.basket.needed.sizes.count()).toBe(24);
});

test('the error of an unbound port names it', async () => {
  const services = createServices([], async (own) => lateServices(own, createPorts([])));
  await expect(services.get(SizesT)).rejects.toThrow('Sizes');
});
