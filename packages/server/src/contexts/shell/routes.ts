import type { Api } from '../../platform/api/api.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { consentRoutes } from './routes/consent.ts';

/** What the shop knows of its own use: what visitors allow. */
export const shellRoutes = (api: Api, shop: WithDatabase & WithClock & WithSettings): void => {
  consentRoutes(api, shop);
};
