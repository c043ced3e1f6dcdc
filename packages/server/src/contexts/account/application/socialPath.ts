import { socialPaths } from '@tailorbird/contract/account';
import type { SocialProvider } from '@tailorbird/domain/shell';

export const socialPath = (way: keyof typeof socialPaths, provider: SocialProvider): string =>
  socialPaths[way].replace('{provider}', provider);
