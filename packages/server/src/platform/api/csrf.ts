import { isForeign } from '../http/origin.ts';
import type { WithSettings } from '../runtime/runtime.ts';
import { csrfCookie } from '../session/cookieNames.ts';
import { sameSecret } from '../session/secrets.ts';
import { type Detail, type Reply, reply } from './reply.ts';
import type { Visit } from './visit.ts';

const refused = (why: string): Reply<Detail, 403> => reply(403, { detail: `CSRF Failed: ${why}` });

/**
 * Reason to refuse a changing request, or null. Requests of other sites are refused.
 * Signed-in visitors must send the token of the CSRF cookie as a header, which only
 * pages of the shop can read (API-02); guests need none. Hono's own check has no
 * tokens and covers forms only.
 */
export const csrfFailure = async (
  visit: Visit,
  { settings }: WithSettings,
): Promise<Reply<Detail, 403> | null> => {
  if (isForeign(visit.request, settings)) return refused('Origin checking failed.');
  const visitor = await visit.visitor();
  if (visitor.kind === 'guest') return null;
  const header = visit.request.headers.get('x-csrftoken') ?? '';
  const cookie = visit.cookies.get(csrfCookie) ?? '';
  return header !== '' &&
    sameSecret(header, cookie) &&
    sameSecret(header, visitor.session.csrfToken)
    ? null
    : refused('CSRF token missing or incorrect.');
};
