import type { AnalyticsTraits, Counted, CountedEvent } from '@tailorbird/domain/shell';
import type {
  WireAnalyticsEvent,
  WireAnalyticsTraits,
  WireCountedEvent,
} from './analyticsSchema.ts';

const toWireEvent = (event: CountedEvent): WireAnalyticsEvent => {
  switch (event.name) {
    case 'page':
      return { name: 'page', path: event.path, non_interaction: event.nonInteraction };
    case 'line-added':
      return {
        name: 'line-added',
        clothing_type_slug: event.clothingTypeSlug,
        quantity: event.quantity,
      };
    case 'line-removed':
      return { name: 'line-removed', clothing_type_slug: event.clothingTypeSlug };
    case 'order-placed':
      return {
        name: 'order-placed',
        currency: event.currency as 'EUR',
        item_count: event.itemCount,
      };
    case 'consent-chosen':
      return { name: 'consent-chosen', allowed: [...event.allowed] };
    default:
      return event;
  }
};

const fromWireEvent = (event: WireAnalyticsEvent): CountedEvent => {
  switch (event.name) {
    case 'page':
      return { name: 'page', path: event.path, nonInteraction: event.non_interaction };
    case 'line-added':
      return {
        name: 'line-added',
        clothingTypeSlug: event.clothing_type_slug,
        quantity: event.quantity,
      };
    case 'line-removed':
      return { name: 'line-removed', clothingTypeSlug: event.clothing_type_slug };
    case 'order-placed':
      return { name: 'order-placed', currency: event.currency, itemCount: event.item_count };
    default:
      return event;
  }
};

const toWireTraits = (traits: AnalyticsTraits): WireAnalyticsTraits => ({
  is_logged_in: traits.isLoggedIn,
  device: traits.device,
  device_category: traits.deviceCategory,
  is_staff: traits.isStaff,
  is_old_customer: traits.isOldCustomer,
  test_group: traits.testGroup,
  ad_block_detected: traits.adBlockDetected,
});

const fromWireTraits = (traits: WireAnalyticsTraits): AnalyticsTraits => ({
  isLoggedIn: traits.is_logged_in,
  device: traits.device,
  deviceCategory: traits.device_category,
  isStaff: traits.is_staff,
  isOldCustomer: traits.is_old_customer,
  testGroup: traits.test_group,
  adBlockDetected: traits.ad_block_detected,
});

export const toWireCounted = ({ session, traits, event }: Counted): WireCountedEvent => ({
  session,
  traits: toWireTraits(traits),
  event: toWireEvent(event),
});

export const fromWireCounted = ({ session, traits, event }: WireCountedEvent): Counted => ({
  session,
  traits: fromWireTraits(traits),
  event: fromWireEvent(event),
});
