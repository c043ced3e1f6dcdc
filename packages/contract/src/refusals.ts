import type { Endpoint } from './endpoint.ts';

/** Statuses a call may be answered with beside those it declares, each with a detail: what was sent is checked before the call runs, and the shop may be too busy. */
export const commonRefusals = ({ params, query, request }: Endpoint): readonly number[] => [
  ...(query || request ? [400] : []),
  403,
  ...(params ? [404] : []),
  ...(request ? [413, 415] : []),
  503,
];
