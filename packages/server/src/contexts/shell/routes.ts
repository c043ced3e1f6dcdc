import type { Api } from '../../platform/api/api.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithRandom, WithSettings } from '../../platform/runtime/runtime.ts';
import type { WithErrorKeeper } from './application/keepErrors.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { consentRoutes } from './routes/consent.ts';
import { errorRoutes } from './routes/errors.ts';

/** What the shop knows of its own use: what visitors allow, what they allow to be counted, and what went wrong. */
export const shellRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithRandom & WithErrorKeeper,
): void => {
  consentRoutes(api, shop);
  analyticsRoutes(api, shop);
  errorRoutes(api, shop);
};
