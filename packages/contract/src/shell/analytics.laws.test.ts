import { currencies } from '@tailorbird/domain/kernel';
import { type Counted, consentPurposes, deviceCategories } from '@tailorbird/domain/shell';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { comesBack, isWrittenAs } from '../testing/comesBack.ts';
import { analyticsEvent, analyticsTraits, countedEvent } from './analyticsSchema.ts';
import { fromWireCounted, toWireCounted } from './mapAnalytics.ts';

const slug = fc.constantFrom('cotton-t-shirt', 'merino-beanie');
const word = fc.stringMatching(/^[a-z][a-z-]{0,20}$/);
const count = fc.nat(100);
const event = fc.oneof(
  fc.record({
    name: fc.constant('page' as const),
    path: fc.constantFrom('/', '/products?q&color', '/reset-password/…'),
    nonInteraction: fc.boolean(),
  }),
  fc.record({ name: fc.constant('consent-settings-opened' as const) }),
  fc.record({
    name: fc.constant('consent-chosen' as const),
    allowed: fc.subarray([...consentPurposes]),
  }),
  fc.record({
    name: fc.constant('nothing-found' as const),
    words: fc.constantFrom(null, 'grüner pulli'),
  }),
  fc.record({ name: fc.constant('line-added' as const), clothingTypeSlug: slug, quantity: count }),
  fc.record({ name: fc.constant('line-removed' as const), clothingTypeSlug: slug }),
  fc.record({ name: fc.constant('voucher-refused' as const), reason: word }),
  fc.record({ name: fc.constant('payment-failed' as const), kind: word }),
  fc.record({
    name: fc.constant('order-placed' as const),
    currency: fc.constantFrom(...currencies),
    itemCount: count,
  }),
);
const traits = fc.record({
  isLoggedIn: fc.boolean(),
  device: fc.constantFrom(null, 'iPhone', 'Windows'),
  deviceCategory: fc.constantFrom(...deviceCategories),
  isStaff: fc.boolean(),
  isOldCustomer: fc.boolean(),
  testGroup: word,
  adBlockDetected: fc.boolean(),
});
const counted: fc.Arbitrary<Counted> = fc.record({ session: fc.option(fc.uuid()), traits, event });

it('an event comes back', () => comesBack(countedEvent, counted, toWireCounted, fromWireCounted));

it('[ANALYTICS-01] POST /api/v1/analytics/, as it is documented', () =>
  isWrittenAs(
    countedEvent,
    {
      body: {
        session: 'b3a1f0c2-0000-4000-8000-000000000000',
        traits: {
          is_logged_in: true,
          device: 'iPhone',
          device_category: 'phone',
          is_staff: false,
          is_old_customer: true,
          test_group: 'a',
          ad_block_detected: false,
        },
        event: { name: 'line-added', clothing_type_slug: 'cotton-t-shirt', quantity: 2 },
      },
      means: {
        session: 'b3a1f0c2-0000-4000-8000-000000000000',
        traits: {
          isLoggedIn: true,
          device: 'iPhone',
          deviceCategory: 'phone',
          isStaff: false,
          isOldCustomer: true,
          testGroup: 'a',
          adBlockDetected: false,
        },
        event: { name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 },
      },
    },
    toWireCounted,
    fromWireCounted,
  ));

it('no event has a field for a body or a person, and none takes a field it does not have', () => {
  const fields = new Set(
    analyticsEvent._zod.def.options.flatMap((option) =>
      Object.keys((option as z.ZodMiniObject)._zod.def.shape),
    ),
  );
  expect([...fields].sort()).toEqual(
    [
      'allowed',
      'clothing_type_slug',
      'currency',
      'item_count',
      'kind',
      'name',
      'non_interaction',
      'path',
      'quantity',
      'reason',
      'words',
    ].sort(),
  );
  expect(Object.keys(analyticsTraits._zod.def.shape).sort()).toEqual(
    [
      'ad_block_detected',
      'device',
      'device_category',
      'is_logged_in',
      'is_old_customer',
      'is_staff',
      'test_group',
    ].sort(),
  );
  fc.assert(
    fc.property(
      counted,
      fc.constantFrom('height', 'weight', 'chest', 'email', 'user_size_id', 'initials'),
      (value, extra) => {
        const wire = toWireCounted(value);
        expect(
          z.safeParse(countedEvent, { ...wire, event: { ...wire.event, [extra]: 'x' } }).success,
        ).toBe(false);
        expect(
          z.safeParse(countedEvent, { ...wire, traits: { ...wire.traits, [extra]: 'x' } }).success,
        ).toBe(false);
      },
    ),
  );
  for (const words of ['ada@example.com', '185 cm', 'x'.repeat(41)])
    expect(z.safeParse(analyticsEvent, { name: 'nothing-found', words }).success).toBe(false);
  expect(
    z.safeParse(analyticsEvent, {
      name: 'page',
      path: '/products?q=ada@example.com',
      non_interaction: false,
    }).success,
  ).toBe(false);
});
