import type { AnalyticsTraits } from '@tailorbird/domain/shell';

/** The kind of visitor, under the names every service is told (ANALYTICS-01). */
export const toldTraits = (
  traits: AnalyticsTraits,
): Readonly<Record<string, string | boolean | null>> => ({
  is_logged_in: traits.isLoggedIn,
  device: traits.device,
  device_category: traits.deviceCategory,
  is_staff: traits.isStaff,
  is_old_customer: traits.isOldCustomer,
  test_group: traits.testGroup,
  ad_block_detected: traits.adBlockDetected,
});
