import { exportProfile as exportProfileCall } from '@tailorbird/contract/account';
import { accountMessages } from '../../contexts/account/messages.ts';
import type { Api } from '../../platform/api/api.ts';
import { rateLimitedReply } from '../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { exportProfile } from './exportProfile.ts';

type ExportNeeds = Parameters<typeof exportProfile>[0];

export const exportRoutes = (api: Api, shop: ExportNeeds): void => {
  route(api, exportProfileCall, async (call) => {
    const exported = await exportProfile(shop, call, call.body.current_password ?? '');
    if (exported.ok) return reply(200, exported.value, { 'cache-control': 'no-store' });
    const { failure } = exported;
    switch (failure.kind) {
      case 'password-asked':
        return reply(400, { current_password: [accountMessages.currentRequired[call.locale]] });
      case 'wrong-password':
        return reply(400, { current_password: [accountMessages.wrongPassword[call.locale]] });
      case 'too-often':
        return rateLimitedReply(failure, call.locale);
      default:
        return refusalReply(failure);
    }
  });
};
