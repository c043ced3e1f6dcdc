import type { SocialState } from '@tailorbird/domain/account';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { useT } from '../../../platform/texts/useT.ts';

/** Names of sign-in providers. `oidc` has the name from the settings in `known`. */
export const useProviderName = (
  known: Pick<SocialState, 'oidcName'> | undefined,
): ((provider: SocialProvider) => string) => {
  const t = useT('social');
  return (provider) => (provider === 'oidc' && known?.oidcName) || t(`name.${provider}`);
};
