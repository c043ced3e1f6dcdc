import { socialPaths } from '@tailorbird/contract/account';
import type { SocialProvider } from '@tailorbird/domain/shell';

/** Where a customer leaves for a provider, or comes back from it. */
export const socialPath = (way: keyof typeof socialPaths, provider: SocialProvider): string =>
  socialPaths[way].replace('{provider}', provider);
