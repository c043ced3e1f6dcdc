import { consentVersion } from '../packages/domain/src/shell/index.ts';

type Kept = { readonly cookies: readonly object[]; readonly origins: readonly object[] };

/**
 * Browser storage of a returning visitor who rejected all services, so that the banner stays
 * out of other journeys.
 */
export const hasRefused = {
  cookies: [
    {
      name: 'consent',
      value: `${consentVersion}.${Date.now() - 60_000}..journeys-0`,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
} satisfies Kept;

export const isNew = { cookies: [], origins: [] } satisfies Kept;
