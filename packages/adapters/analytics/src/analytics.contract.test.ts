import type { Analytics } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from './inMemoryAnalytics.ts';
import { SilentAnalytics } from './silentAnalytics.ts';

const measureAll = (analytics: Analytics): void => {
  analytics.page({ path: '/products', nonInteraction: false });
  analytics.track({ name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 });
};

describe.each([
  ['SilentAnalytics', () => new SilentAnalytics()],
  ['InMemoryAnalytics', () => new InMemoryAnalytics()],
] as const)('%s as Analytics', (_, make: () => Analytics) => {
  it('takes every event, and forgets', () => {
    const analytics = make();
    measureAll(analytics);
    analytics.forget();
    measureAll(analytics);
  });
});

describe('InMemoryAnalytics', () => {
  it('keeps events in order until it forgets them', () => {
    const analytics = new InMemoryAnalytics();
    measureAll(analytics);
    expect(analytics.pages).toEqual([{ path: '/products', nonInteraction: false }]);
    expect(analytics.events).toEqual([{ name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 }]);
    analytics.forget();
    expect([analytics.pages, analytics.events]).toEqual([[], []]);
  });
});
