import type { Api } from '../../platform/api/api.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import type { WithErrorReporter } from './application/reportErrors.ts';
import { consentRoutes } from './routes/consent.ts';
import { errorRoutes } from './routes/errors.ts';

export const shellRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithErrorReporter,
): void => {
  consentRoutes(api, shop);
  errorRoutes(api, shop);
};
