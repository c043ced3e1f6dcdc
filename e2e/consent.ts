import { consentVersion } from '../packages/domain/src/shell/index.ts';

/** What a browser keeps of somebody who was asked for consent. */
type Kept = { readonly cookies: readonly object[]; readonly origins: readonly object[] };

/** The browser of somebody who was asked on an earlier visit and allows nothing, so that journeys are about something else. */
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

/** The browser of somebody who was never here. */
export const isNew = { cookies: [], origins: [] } satisfies Kept;
