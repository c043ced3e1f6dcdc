import type { Api } from '../../platform/api/api.ts';
import type { StudioChatNeeds } from './application/chat/studioChats.ts';
import { type ChatRouteNeeds, chatRoutes } from './routes/chat.ts';
import { type ClaimNeeds, claimRoutes } from './routes/claims.ts';
import { firstPieceRoutes } from './routes/firstPieces.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { studioChatRoutes } from './routes/studioChats.ts';
import { studioClaimRoutes } from './routes/studioClaims.ts';

export const supportRoutes = (
  api: Api,
  shop: ClaimNeeds & ChatRouteNeeds & StudioChatNeeds,
): void => {
  inquiryRoutes(api, shop);
  firstPieceRoutes(api, shop);
  claimRoutes(api, shop);
  studioClaimRoutes(api, shop);
  chatRoutes(api, shop);
  studioChatRoutes(api, shop);
};
