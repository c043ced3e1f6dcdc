import {
  GoogleAnalytics,
  type GoogleWindow,
  OutsideAnalytics,
  SegmentAnalytics,
  type SegmentWindow,
} from '@tailorbird/adapter-analytics/outside';
import type { Analytics, AnalyticsTraits, OutsideKeys, Purchases } from '@tailorbird/domain/shell';
import { loadScript } from './outsideScripts.ts';
import { cookieNames, removeCookie } from './pageCookies.ts';

type Needs = {
  readonly mayCount: () => boolean;
  readonly traits: () => AnalyticsTraits;
  readonly purchases: Purchases;
  readonly now: () => number;
};

const longestMemory = 50;

/**
 * Orders already sent to a service from this browser, newest last. Without storage they are
 * kept until the page is left.
 */
const sentOrdersOf = (
  service: string,
): { readonly has: (order: string) => boolean; readonly add: (order: string) => void } => {
  const key = `tailorbird.told_${service}`;
  const reported = new Set<string>();
  try {
    for (const order of (localStorage.getItem(key) ?? '').split(' ')) reported.add(order);
  } catch {}
  return {
    has: (order) => reported.has(order),
    add: (order) => {
      reported.add(order);
      try {
        localStorage.setItem(key, [...reported].slice(-longestMemory).join(' '));
      } catch {}
    },
  };
};

const cookies = { names: cookieNames, remove: removeCookie };

export const openOutsideAnalytics = (
  keys: OutsideKeys,
  { now, ...given }: Needs,
): readonly Analytics[] => {
  const { origin } = location;
  const needs = {
    ...given,
    after: (milliseconds: number, run: () => void) => setTimeout(run, milliseconds),
  };
  // Blocked scripts mean the visitor is not counted.
  const load = (address: string): void => void loadScript(address).catch(() => {});
  const google =
    keys.google === undefined
      ? null
      : new GoogleAnalytics({
          id: keys.google,
          window: window as unknown as GoogleWindow,
          load,
          origin,
          now,
          cookies,
        });
  const segment =
    keys.segment === undefined
      ? null
      : new SegmentAnalytics({
          writeKey: keys.segment,
          window: window as unknown as SegmentWindow,
          load,
          origin,
        });
  return [
    ...(google
      ? [new OutsideAnalytics({ ...needs, service: google, sentOrders: sentOrdersOf('google') })]
      : []),
    ...(segment
      ? [new OutsideAnalytics({ ...needs, service: segment, sentOrders: sentOrdersOf('segment') })]
      : []),
  ];
};
