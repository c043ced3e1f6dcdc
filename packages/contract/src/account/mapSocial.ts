import type { SocialState } from '@tailorbird/domain/account';
import type { WireSocialState } from './socialSchema.ts';

export const toWireSocialState = ({
  providers,
  oidcName,
  linked,
  pending,
}: SocialState): WireSocialState => ({
  providers: [...providers],
  oidc_name: oidcName,
  linked: linked.map(({ provider, email, linkedAt }) => ({ provider, email, linked_at: linkedAt })),
  pending,
});

export const fromWireSocialState = ({
  providers,
  oidc_name: oidcName,
  linked,
  pending,
}: WireSocialState): SocialState => ({
  providers,
  oidcName,
  linked: linked.map(({ provider, email, linked_at }) => ({
    provider,
    email,
    linkedAt: linked_at,
  })),
  pending,
});
