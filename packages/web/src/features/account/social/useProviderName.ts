import type { SocialProvider } from '@tailorbird/domain/shell';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { SocialStoreT } from './services.ts';

/** Names of sign-in providers, for observers. The shop's own provider, `oidc`, has the name of its settings. */
export const useProviderName = (): ((provider: SocialProvider) => string) => {
  const t = useT('social');
  const oidcName = useService(SocialStoreT)?.known?.oidcName;
  return (provider) => (provider === 'oidc' && oidcName) || t(`name.${provider}`);
};
