import type { Api } from '../../platform/api/api.ts';
import type { SizingNeeds } from './application/sizeTypes.ts';
import { conversionRoutes } from './routes/conversions.ts';
import { ownSizeRoutes } from './routes/ownSizes.ts';
import { sizeFileRoutes } from './routes/sizeFiles.ts';
import { sizeTypeRoutes } from './routes/sizeTypes.ts';
import { staffRoutes } from './routes/staff.ts';
import { wearerRoutes } from './routes/wearers.ts';

export const sizingRoutes = (api: Api, shop: SizingNeeds): void => {
  sizeTypeRoutes(api, shop);
  ownSizeRoutes(api, shop);
  sizeFileRoutes(api, shop);
  conversionRoutes(api, shop);
  staffRoutes(api, shop);
  wearerRoutes(api, shop);
};
