import { currencies } from '@tailorbird/domain/kernel';
import { consentPurposes, deviceCategories, funnelSteps } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { matching, slug, text } from '../values.ts';

/** A word of the shop's own, such as the reason of a refusal: never what somebody typed. */
const word = matching(/^[a-z0-9-]{1,60}$/);
const count = z.int().check(z.minimum(0), z.maximum(100_000));

/**
 * What may be counted: each event with the fields it has, and no other. None takes text that people typed but `words`, which has neither digits nor an @, and none anything
 * about a body.
 */
export const analyticsEvent = z.union([
  z.strictObject({
    name: z.literal('page'),
    path: matching(/^\/[^?\s]{0,199}(\?[A-Za-z_&-]{0,200})?$/),
    non_interaction: z.boolean(),
  }),
  z.strictObject({ name: z.literal('consent-settings-opened') }),
  z.strictObject({
    name: z.literal('consent-chosen'),
    allowed: z.array(z.enum(consentPurposes)).check(z.maxLength(consentPurposes.length)),
  }),
  z.strictObject({
    name: z.literal('nothing-found'),
    words: z.nullable(matching(/^[^\d@]{1,40}$/)),
  }),
  z.strictObject({ name: z.literal('line-added'), clothing_type_slug: slug, quantity: count }),
  z.strictObject({ name: z.literal('line-removed'), clothing_type_slug: slug }),
  z.strictObject({ name: z.literal('voucher-refused'), reason: word }),
  z.strictObject({ name: z.literal('payment-failed'), kind: word }),
  z.strictObject({
    name: z.literal('order-placed'),
    currency: z.enum(currencies),
    item_count: count,
  }),
]);
export type WireAnalyticsEvent = z.infer<typeof analyticsEvent>;

/** ANALYTICS-01. */
export const analyticsTraits = z.strictObject({
  is_logged_in: z.boolean(),
  device: z.nullable(matching(/^[A-Za-z ]{1,20}$/)),
  device_category: z.enum(deviceCategories),
  is_staff: z.boolean(),
  is_old_customer: z.boolean(),
  test_group: text(20),
  ad_block_detected: z.boolean(),
});
export type WireAnalyticsTraits = z.infer<typeof analyticsTraits>;

/** Something that happened, by whom in kind, in which visit; null where no session could be read (ANALYTICS-05). */
export const countedEvent = z.object({
  session: z.nullable(matching(/^[a-z0-9-]{8,40}$/)),
  traits: analyticsTraits,
  event: analyticsEvent,
});
export type WireCountedEvent = z.infer<typeof countedEvent>;

const number = z.int().check(z.minimum(0));

/** What the shop's own statistics say. */
export const visitReport = z.object({
  days: z.array(z.object({ day: z.string(), visits: number, pages: number })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), visits: number })),
  pages: z.array(z.object({ path: z.string(), views: number })),
  missing: z.array(z.object({ words: z.string(), times: number })),
  devices: z.array(z.object({ category: z.string(), visits: number })),
});
