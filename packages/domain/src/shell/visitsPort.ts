import type { Result } from '../kernel/index.ts';

/** How far visits get, from coming in to an order. */
export const funnelSteps = ['visit', 'product', 'basket', 'checkout', 'order'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What the shop's own statistics say of some days. Visits are of those alone who allowed to be counted. */
export type VisitReport = {
  readonly days: readonly {
    readonly day: string;
    readonly visits: number;
    readonly pages: number;
  }[];
  readonly funnel: readonly { readonly step: FunnelStep; readonly visits: number }[];
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** What was looked for in vain, and how often. */
  readonly missing: readonly { readonly words: string; readonly times: number }[];
  readonly devices: readonly { readonly category: string; readonly visits: number }[];
};

/** Port: what people who run the shop see of visits. */
export type Visits = {
  readonly report: (
    days: number,
  ) => Promise<
    Result<VisitReport, { readonly kind: 'unreachable' } | { readonly kind: 'permission-denied' }>
  >;
};
