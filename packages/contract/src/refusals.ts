import type { Endpoint } from './endpoint.ts';

/**
 * Statuses that a call may return in addition to its own, with a `detail` body: invalid
 * input is refused before the call runs, and the shop may be busy.
 */
export const commonRefusals = ({ params, query, request }: Endpoint): readonly number[] => [
  ...(query || request ? [400] : []),
  403,
  ...(params ? [404] : []),
  ...(request ? [413, 415] : []),
  503,
];
