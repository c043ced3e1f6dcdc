import { SeveralAnalytics, SilentAnalytics } from '@tailorbird/adapter-analytics';
import { analyticsTraits, describeDevice, isTracked } from '@tailorbird/domain/account';
import {
  type Analytics,
  type ConsentManager,
  deviceCategoryOf,
  isAllowed,
  type Purchases,
} from '@tailorbird/domain/shell';
import { ClockT } from '../platform/browser/browser.ts';
import type { Services } from '../platform/services/services.ts';
import { readOutsideKeys } from '../shared/consent/outsideKeys.ts';
import { ConsentManagerT, PurchasesT } from '../shared/ports/ports.ts';
import { VisitT } from '../shared/visit/visitStore.ts';
import type { Ports } from './ports.ts';

/** True if an ad blocker hides ad-like elements. Makes no request. */
const findsAdBlock = (): boolean => {
  const bait = document.createElement('div');
  bait.className = 'adsbox ad-banner';
  bait.textContent = '\u00a0';
  document.body.append(bait);
  const isHidden = bait.offsetHeight === 0;
  bait.remove();
  return isHidden;
};

/** Creates the configured analytics services; each checks consent before each event. */
export const openAnalytics = async (services: Services, ports: Ports): Promise<Analytics> => {
  const keys = readOutsideKeys();
  if (keys === null) return new SilentAnalytics();
  const [purchases, consent] = (await Promise.all([ports(PurchasesT), ports(ConsentManagerT)])) as [
    Purchases,
    ConsentManager,
  ];
  const visit = services.ready(VisitT);
  const clock = services.ready(ClockT);
  const { userAgent } = navigator;
  let adBlockDetected: boolean | null = null;
  const { openOutsideAnalytics } = await import('./openOutsideAnalytics.ts');
  return new SeveralAnalytics(
    openOutsideAnalytics(keys, {
      purchases,
      now: clock.now,
      // Staff may act for a customer, so the visitor must be known first.
      mayCount: () =>
        visit.user !== undefined &&
        isTracked(visit.user) &&
        isAllowed(consent.known(), 'statistics', clock.now()),
      traits: () => {
        adBlockDetected ??= findsAdBlock();
        return analyticsTraits(visit.user ?? null, {
          device: describeDevice(userAgent).system,
          deviceCategory: deviceCategoryOf(userAgent),
          testGroup: visit.visit?.location.testGroup ?? '',
          adBlockDetected,
        });
      },
    }),
  );
};
