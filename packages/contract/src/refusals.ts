import type { Endpoint } from './endpoint.ts';

/** With a `detail` body: invalid input is refused before the call, and the shop may be busy. */
export const commonRefusals = ({ params, query, request }: Endpoint): readonly number[] => [
  ...(query || request ? [400] : []),
  403,
  ...(params ? [404] : []),
  ...(request ? [413, 415] : []),
  503,
];
