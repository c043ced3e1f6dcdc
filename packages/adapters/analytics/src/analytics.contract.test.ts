import type { Analytics } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from './inMemoryAnalytics.ts';
import { SeveralAnalytics } from './severalAnalytics.ts';
import { SilentAnalytics } from './silentAnalytics.ts';
import { google, type Recorded, segment, settled } from './testing.ts';

const measureAll = (analytics: Analytics): void => {
  analytics.page({ path: '/products?q=merino', nonInteraction: false });
  analytics.track({ name: 'consent-settings-opened' });
  analytics.track({ name: 'consent-chosen', allowed: ['statistics'] });
  analytics.track({ name: 'nothing-found', words: null });
  analytics.track({ name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 });
  analytics.track({ name: 'line-removed', clothingTypeSlug: 'cotton-t-shirt' });
  analytics.track({ name: 'voucher-refused', reason: 'voucher-expired' });
  analytics.track({ name: 'payment-failed', kind: 'card-declined' });
  analytics.track({ name: 'order-placed', currency: 'EUR', itemCount: 2 });
};

const memory = (): Recorded => {
  const analytics = new InMemoryAnalytics();
  return {
    analytics,
    state: { may: true },
    sent: () => [...analytics.pages, ...analytics.events],
    scripts: [],
    asked: [],
    waits: [],
  };
};

const several = (): Recorded => {
  const all = [google(), segment()];
  return {
    analytics: new SeveralAnalytics(all.map(({ analytics }) => analytics)),
    state: {
      get may() {
        return all.every(({ state }) => state.may);
      },
      set may(may) {
        for (const { state } of all) state.may = may;
      },
    },
    sent: () => all.flatMap(({ sent: told }) => told()),
    scripts: [],
    asked: [],
    waits: [],
  };
};

const adapters = [
  ['InMemoryAnalytics', memory],
  ['GoogleAnalytics', google],
  ['GoogleAnalytics in a container', () => google(new Set(), { id: 'GTM-TEST1' })],
  ['SegmentAnalytics', segment],
  ['SeveralAnalytics', several],
] as const;

describe.each(adapters)('%s as Analytics', (_, open: () => Recorded) => {
  it('events are sent in order, before and after forgetting the visitor', async () => {
    const { analytics, sent: told } = open();
    measureAll(analytics);
    await settled();
    const text = JSON.stringify(told());
    const places = ['/products', 'cotton-t-shirt', 'voucher-expired', 'card-declined'].map((word) =>
      text.indexOf(word),
    );
    expect(places.includes(-1)).toBe(false);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    analytics.forget();
    measureAll(analytics);
  });
});

describe.each(adapters.slice(1))('%s', (_, open: () => Recorded) => {
  it('[GUARD-13] nothing is sent while tracking is not allowed, not even later', async () => {
    const { analytics, state, sent: told, scripts } = open();
    state.may = false;
    measureAll(analytics);
    analytics.forget();
    state.may = true;
    await settled();
    expect([scripts, told()]).toEqual([[], []]);
  });

  it('[ANALYTICS-01] events have visitor traits and the public part of an address', async () => {
    const { analytics, sent: told } = open();
    analytics.page({
      path: '/reset-password/MTI/secret?q=merino&initials=AB&size=7',
      nonInteraction: true,
    });
    await settled();
    const text = JSON.stringify(told());
    for (const trait of [
      /is_?logged_?in/i,
      /device_?category/i,
      /is_?old_?customer/i,
      /test_?group/i,
      /ad_?block_?detected/i,
      /is_?staff/i,
      /"device"/,
    ])
      expect(text).toMatch(trait);
    expect(text).toContain('/reset-password/…?q');
    expect(text).not.toMatch(/secret|merino|AB|MTI/);
  });

  it('nothing is sent once tracking is no longer allowed', async () => {
    const { analytics, state, sent: told } = open();
    measureAll(analytics);
    await settled();
    state.may = false;
    analytics.forget();
    const before = told().length;
    measureAll(analytics);
    analytics.page({ path: '/checkout/thank-you?order_number=100001', nonInteraction: false });
    await settled();
    expect(told().length).toBe(before);
  });
});

describe('SilentAnalytics', () => {
  it('SilentAnalytics accepts every event', () => {
    const analytics = new SilentAnalytics();
    measureAll(analytics);
    analytics.forget();
  });
});

describe('InMemoryAnalytics', () => {
  it('InMemoryAnalytics stores events in order until it forgets them', () => {
    const analytics = new InMemoryAnalytics();
    analytics.page({ path: '/products', nonInteraction: false });
    analytics.track({ name: 'line-removed', clothingTypeSlug: 'cotton-t-shirt' });
    expect([analytics.pages, analytics.events]).toEqual([
      [{ path: '/products', nonInteraction: false }],
      [{ name: 'line-removed', clothingTypeSlug: 'cotton-t-shirt' }],
    ]);
    analytics.forget();
    expect([analytics.pages, analytics.events]).toEqual([[], []]);
  });
});
