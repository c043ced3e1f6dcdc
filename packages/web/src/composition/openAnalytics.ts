import { CollectedAnalytics, SeveralAnalytics } from '@tailorbird/adapter-analytics';
import { findCookie } from '@tailorbird/adapter-storage';
import { describeDevice, isMeasured, traitsOf } from '@tailorbird/domain/account';
import {
  type Analytics,
  type Collector,
  type ConsentManager,
  deviceCategoryOf,
  isAllowed,
  type Purchases,
} from '@tailorbird/domain/shell';
import { ClockT } from '../platform/browser/browser.ts';
import { readOutsideKeys } from '../platform/consent/outsideKeys.ts';
import { CollectorT, ConsentManagerT } from '../platform/ports/ports.ts';
import type { Services } from '../platform/services/services.ts';
import { VisitT } from '../platform/visit/visitStore.ts';
import type { Ports } from './ports.ts';

/** Where the server puts the session of a visit that may be counted. */
const sessionCookie = 'analytics_session';

/** Whether something hides what looks like an advertisement. Nothing is fetched to find out. */
const findsAdBlock = (): boolean => {
  const bait = document.createElement('div');
  bait.className = 'adsbox ad-banner';
  bait.textContent = '\u00a0';
  document.body.append(bait);
  const isHidden = bait.offsetHeight === 0;
  bait.remove();
  return isHidden;
};

/** What measures in this tab, and asks for consent before each event. */
export const openAnalytics = async (services: Services, ports: Ports): Promise<Analytics> => {
  const [collector, consent] = (await Promise.all([ports(CollectorT), ports(ConsentManagerT)])) as [
    Collector & Purchases,
    ConsentManager,
  ];
  const visit = services.ready(VisitT);
  const clock = services.ready(ClockT);
  const { userAgent } = navigator;
  let adBlockDetected: boolean | null = null;
  const asked = {
    // Who is here has to be known: somebody may act for somebody else.
    mayCount: () =>
      visit.user !== undefined &&
      isMeasured(visit.user) &&
      isAllowed(consent.known(), 'statistics', clock.now()),
    traits: () => {
      adBlockDetected ??= findsAdBlock();
      return traitsOf(visit.user ?? null, {
        device: describeDevice(userAgent).system,
        deviceCategory: deviceCategoryOf(userAgent),
        testGroup: visit.visit?.location.testGroup ?? '',
        adBlockDetected,
      });
    },
  };
  const own = new CollectedAnalytics({
    ...asked,
    collector,
    readSession: () => {
      const found = findCookie(document, sessionCookie);
      return found.readable ? found.value : null;
    },
    after: clock.after,
  });
  const keys = readOutsideKeys();
  if (keys === null) return own;
  // The shop's own statistics do not wait for those of others, nor fail with them.
  const outside = await import('./openOutsideAnalytics.ts').then(
    ({ openOutsideAnalytics }) =>
      openOutsideAnalytics(keys, { ...asked, purchases: collector, now: clock.now }),
    () => [],
  );
  return new SeveralAnalytics([own, ...outside]);
};
