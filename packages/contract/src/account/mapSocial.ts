import type { SocialState } from '@tailorbird/domain/account';
import type { WireSocialState } from './socialSchema.ts';

export const toWireSocialState = ({
  providers,
  linked,
  pending,
}: SocialState): WireSocialState => ({
  providers: [...providers],
  linked: linked.map(({ provider, email, linkedAt }) => ({ provider, email, linked_at: linkedAt })),
  pending,
});

export const fromWireSocialState = ({
  providers,
  linked,
  pending,
}: WireSocialState): SocialState => ({
  providers,
  linked: linked.map(({ provider, email, linked_at }) => ({
    provider,
    email,
    linkedAt: linked_at,
  })),
  pending,
});
