import type { AnalyticsTraits } from '../shell/index.ts';
import { type CurrentUser, isOldCustomer } from './user.ts';

/** ANALYTICS-01: traits of the user and the device. */
export const analyticsTraits = (
  user: CurrentUser | null,
  browser: Pick<AnalyticsTraits, 'device' | 'deviceCategory' | 'testGroup' | 'adBlockDetected'>,
): AnalyticsTraits => ({
  ...browser,
  isLoggedIn: user !== null,
  isStaff: user !== null && (user.isStaff || user.isSuperuser),
  isOldCustomer: user !== null && isOldCustomer(user),
});
