import type { Api } from '../../platform/api/api.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithRandom, WithSettings } from '../../platform/runtime/runtime.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { consentRoutes } from './routes/consent.ts';

/** What the shop knows of its own use: what visitors allow, and what they allow to be counted. */
export const shellRoutes = (api: Api, shop: WithDatabase & WithClock & WithSettings & WithRandom): void => {
  consentRoutes(api, shop);
  analyticsRoutes(api, shop);
};
