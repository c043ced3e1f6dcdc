import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { FootprintStore } from './footprintStore.ts';

const open = async () => {
  const { content, catalog } = inMemoryShop();
  const [shirt, other] = await catalog.clothingTypes();
  if (!shirt || !other) throw new Error('The fixture has two garments');
  const designs = [shirt, other].map(({ id, slug, title }) => ({
    id,
    slug,
    title,
    fabric: 'x',
    variant: '1',
    view: 'front' as const,
    picture: 'drawing' as const,
  }));
  const [design, second] = designs;
  if (!design || !second) throw new Error('unreachable');
  return { content, design, second };
};

test('[API-45] footprint figures follow the size and are divided by the wearings', async () => {
  const { content, design } = await open();
  const store = new FootprintStore(
    { design, baseSize: 7, expenditure: null },
    { content: async () => content },
  );
  await store.choose({ baseSize: 4 });
  const small = store.expenditure?.total.water ?? 0;
  await store.choose({ baseSize: 12 });
  expect(store.expenditure?.total.water).toBeGreaterThan(small);
  store.wear(100);
  expect(store.eachWearing?.water).toBeCloseTo((store.expenditure?.total.water ?? 0) / 100);
});

test('figures are of the last choice, even if responses are out of order', async () => {
  const { content, design } = await open();
  const waiting: (() => void)[] = [];
  const store = new FootprintStore(
    { design, baseSize: 7, expenditure: null },
    {
      content: async () => ({
        expenditure: async (asked) => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return content.expenditure(asked);
        },
      }),
    },
  );
  const first = store.choose({ baseSize: 1 });
  await Promise.resolve();
  const last = store.choose({ baseSize: 12 });
  await Promise.resolve();
  await Promise.resolve();
  waiting[1]?.();
  await last;
  const kept = store.expenditure;
  waiting[0]?.();
  await first;
  expect(store.expenditure).toEqual(kept);
});

test('a failed request keeps the previous figures and can be retried', async () => {
  const { content, design } = await open();
  let isDown = true;
  const store = new FootprintStore(
    { design, baseSize: 7, expenditure: null },
    {
      content: async () => {
        if (isDown) throw new Error('offline');
        return content;
      },
    },
  );
  await store.choose({});
  expect([store.status, store.expenditure]).toEqual(['failed', null]);
  isDown = false;
  await store.choose({});
  expect(store.status).toBe('ready');
});
