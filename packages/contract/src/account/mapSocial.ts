import type { SocialState } from '@tailorbird/domain/account';
import { fields, listOf } from '../fields.ts';
import type { WireSocialState } from './socialSchema.ts';

export const { toWire: toWireSocialState, fromWire: fromWireSocialState } = fields<
  SocialState,
  WireSocialState
>()({
  providers: 'providers',
  oidcName: 'oidc_name',
  linked: [
    'linked',
    listOf(
      fields<SocialState['linked'][number], WireSocialState['linked'][number]>()({
        provider: 'provider',
        email: 'email',
        linkedAt: 'linked_at',
      }),
    ),
  ],
  pending: 'pending',
});
