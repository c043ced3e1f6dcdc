import type { AnalyticsTraits } from '@tailorbird/domain/shell';

/** Visitor traits under the names that all services share (ANALYTICS-01). */
export const traitFields = (
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
