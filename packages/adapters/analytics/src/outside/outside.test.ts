import { describe, expect, it } from 'vitest';
import { aPurchase, google, origin, type Recorded, segment, settled } from '../testing.ts';
import type { GoogleWindow } from './googleAnalytics.ts';
import { hostsOf } from './hosts.ts';
import { confirmedOrder } from './outsideAnalytics.ts';
import type { SegmentWindow } from './segmentAnalytics.ts';

const thanks = { path: '/de/checkout/thank-you?order_number=100001', nonInteraction: false };
const traits = {
  is_logged_in: true,
  device: 'iPhone',
  device_category: 'phone',
  is_staff: false,
  is_old_customer: true,
  test_group: 'a',
  ad_block_detected: false,
};

describe.each([
  ['Google Analytics', google, aPurchase.google],
  ['Segment', segment, aPurchase.segment],
] as const)('%s', (_, open: (orders?: Set<string>) => Recorded, purchase) => {
  const purchasesIn = (told: readonly unknown[]): number =>
    JSON.stringify(told).split(JSON.stringify(purchase)).length - 1;

  it('[API-22] an order is sent once from the confirmation page, even after a reload', async () => {
    const orders = new Set<string>();
    const { analytics, sent: told, asked } = open(orders);
    analytics.page(thanks);
    analytics.page(thanks);
    await settled();
    analytics.page(thanks);
    await settled();
    expect(purchasesIn(told())).toBe(1);
    expect(asked.every((number) => number === '100001')).toBe(true);
    const again = open(orders);
    again.analytics.page(thanks);
    await settled();
    expect([purchasesIn(again.sent()), again.asked]).toEqual([0, []]);
  });

  it('an order is not sent if consent is withdrawn while it is loaded', async () => {
    const { analytics, state, sent: told } = open();
    analytics.page(thanks);
    state.may = false;
    await settled();
    state.may = true;
    analytics.page(thanks);
    await settled();
    expect(purchasesIn(told())).toBe(0);
  });

  it('the script is loaded once', () => {
    const { analytics, scripts } = open();
    analytics.track({ name: 'consent-settings-opened' });
    analytics.page({ path: '/', nonInteraction: false });
    expect(scripts).toHaveLength(1);
  });
});

it.each([
  ['/checkout/thank-you?order_number=100001', '100001'],
  ['/de/checkout/thank-you?step=1&order_number=100001', '100001'],
  ['/checkout/thank-you', null],
  ['/checkout?order_number=100001', null],
])('the page %s confirms order %s', (address, order) =>
  expect(confirmedOrder(address)).toBe(order),
);

describe('Google Analytics', () => {
  it('[ANALYTICS-05] a purchase waits for the session cookie', async () => {
    const cookies = new Set<string>();
    let reads = 0;
    const {
      analytics,
      sent: told,
      waits,
    } = google(new Set(), {
      cookies,
      onWait: () => {
        reads += 1;
        if (reads === 3) cookies.add('_ga');
      },
    });
    analytics.page(thanks);
    await settled();
    expect(waits).toEqual([200, 200, 200]);
    expect(JSON.stringify(told())).toContain(JSON.stringify(aPurchase.google));
  });

  it('[ANALYTICS-05] a purchase is sent without a session after 20 retries', async () => {
    const { analytics, sent: told, waits } = google();
    analytics.page(thanks);
    await settled();
    expect(waits).toEqual(Array.from({ length: 20 }, () => 200));
    expect(JSON.stringify(told())).toContain(JSON.stringify(aPurchase.google));
  });

  it('Google Analytics gets its commands, without advertising or own addresses', () => {
    const { analytics, sent: told, scripts } = google();
    analytics.page({ path: '/products?q=merino', nonInteraction: true });
    analytics.track({ name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 });
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    expect(told()).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
      ['set', { page_location: `${origin}/`, page_referrer: '', page_title: '' }],
      ['js', new Date(5)],
      [
        'config',
        'G-TEST1',
        expect.objectContaining({ send_page_view: false, allow_google_signals: false }),
      ],
      ['set', 'user_properties', traits],
      ['event', 'page_view', { page_location: `${origin}/products?q`, non_interaction: true }],
      ['set', 'user_properties', traits],
      ['event', 'add_to_cart', { items: [{ item_id: 'cotton-t-shirt', quantity: 2 }] }],
    ]);
  });

  it('a Tag Manager container gets events as entries', async () => {
    const { analytics, sent: told, scripts } = google(new Set(), { id: 'GTM-TEST1' });
    analytics.page(thanks);
    await settled();
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(told().slice(2)).toEqual([
      { event: 'gtm.js', 'gtm.start': 5 },
      { ecommerce: null },
      {
        event: 'page_view',
        ...traits,
        page_location: `${origin}/checkout/thank-you?order_number`,
        non_interaction: false,
      },
      { ecommerce: null },
      { event: 'purchase', ...traits, ecommerce: aPurchase.google },
    ]);
  });

  it('withdrawn consent stops Google Analytics and removes its cookies', () => {
    const cookies = new Set(['_ga', '_ga_TEST1', 'consent', '_gather']);
    const window: GoogleWindow = {};
    const { analytics, state, sent: told } = google(new Set(), { cookies, window });
    analytics.page({ path: '/', nonInteraction: false });
    state.may = false;
    analytics.forget();
    expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    expect([window['ga-disable-G-TEST1'], [...cookies]]).toEqual([true, ['consent', '_gather']]);
    const before = told().length;
    state.may = true;
    analytics.page({ path: '/', nonInteraction: false });
    expect(told().length).toBe(before);
  });
});

describe('Segment', () => {
  it('Segment gets queued calls with the page set by the shop', () => {
    const { analytics, sent: told, scripts } = segment();
    analytics.page({ path: '/products?q=merino', nonInteraction: false });
    analytics.track({ name: 'nothing-found', words: 'socks' });
    const page = {
      path: '/products',
      url: `${origin}/products?q`,
      search: '',
      referrer: '',
      title: '',
    };
    expect(scripts).toEqual(['https://cdn.segment.com/analytics.js/v1/key12345/analytics.min.js']);
    expect(told()).toEqual([
      ['page', '/products?q', { ...page, non_interaction: false }, { context: { page, traits } }],
      ['track', 'Nothing Found', { query: 'socks' }, { context: { page, traits } }],
    ]);
  });

  it('Segment is called directly once loaded, and reset on withdrawn consent', () => {
    const window: SegmentWindow = {};
    const { analytics, state } = segment(new Set(), window);
    analytics.page({ path: '/', nonInteraction: false });
    const calls: unknown[] = [];
    const heard = (name: string) => (first?: unknown) => calls.push([name, first]);
    window.analytics = { page: heard('page'), track: heard('track'), reset: heard('reset') };
    analytics.page({ path: '/faq', nonInteraction: false });
    state.may = false;
    analytics.forget();
    analytics.page({ path: '/notes', nonInteraction: false });
    expect(calls).toEqual([
      ['page', '/faq'],
      ['reset', undefined],
    ]);
  });
});

describe('the content security policy', () => {
  it('the security policy allows only the hosts of configured services', () => {
    expect(hostsOf({})).toEqual({ scripts: [], calls: [], pictures: [], policies: [] });
    expect(hostsOf({ segment: 'key' })).toMatchObject({
      scripts: ['https://cdn.segment.com'],
      pictures: [],
      policies: ['default'],
    });
    expect(hostsOf({ google: 'G-1', segment: 'key' })).toMatchObject({
      scripts: ['https://www.googletagmanager.com', 'https://cdn.segment.com'],
      policies: ['default', 'goog#html'],
    });
  });
});
