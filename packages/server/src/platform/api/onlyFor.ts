import { requireStaff, requireStore } from '../session/access.ts';
import { refusalReply } from './reply.ts';
import type { RouteOptions } from './route.ts';
import type { Visit } from './visit.ts';

/** Who may not make the call learns that before what they sent is looked at; the use case asks again. */
export const onlyFor = (
  who: 'admins' | 'admins and stores' | 'stores',
): Required<Pick<RouteOptions, 'refusal'>> => ({
  refusal: async (visit: Visit) => {
    const visitor = await visit.visitor();
    const known = who === 'stores' ? requireStore(visitor) : requireStaff(visitor, who);
    return known.ok ? null : refusalReply(known.failure);
  },
});
