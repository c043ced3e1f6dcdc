import type { Api } from '../../platform/api/api.ts';
import type { WithSigningKey } from '../../platform/session/signedLinks.ts';
import type { WithCatalog } from '../catalog/index.ts';
import type { WithLevies } from '../location/index.ts';
import type { SocialNeeds } from './application/socialSignIn.ts';
import { demoRoutes } from './identityProviders/demo/demoRoutes.ts';
import { customerRoutes } from './routes/customer.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { peopleRoutes } from './routes/people.ts';
import { referralRoutes } from './routes/referrals.ts';
import { secondFactorRoutes } from './routes/secondFactor.ts';
import { securityRoutes } from './routes/security.ts';
import { sessionRoutes } from './routes/session.ts';
import { socialRoutes } from './routes/social.ts';
import { staffRoutes } from './routes/staff.ts';

export const accountRoutes = (
  api: Api,
  shop: SocialNeeds & WithSigningKey & WithCatalog & WithLevies,
): void => {
  sessionRoutes(api, shop);
  customerRoutes(api, shop);
  passwordRoutes(api, shop);
  securityRoutes(api, shop);
  secondFactorRoutes(api, shop);
  passkeyRoutes(api, shop);
  staffRoutes(api, shop);
  referralRoutes(api, shop);
  peopleRoutes(api, shop);
  socialRoutes(api, shop);
  demoRoutes(api, shop.identityProviders);
};
