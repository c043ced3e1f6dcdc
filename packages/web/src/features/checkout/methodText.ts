import { type ShippingMethod, shippingDays } from '@tailorbird/domain/basket';
import { isMadeReturnable } from '@tailorbird/domain/orders';
import { useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale } from '../../platform/texts/useT.ts';
import { windowOf, writeWindow } from '../../shared/delivery/windowFromNow.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import type { CheckoutStore } from './checkoutStore.ts';

/**
 * Shipping method with the delivery dates of an order placed today: "Standard ·
 * December 7–14".
 */
export const useMethodText = (store: CheckoutStore): ((method: ShippingMethod) => string) => {
  const locale = useLocale();
  const clock = useService(ClockT);
  const [now] = useState(clock.now);
  const location = useService(VisitT).visit?.location;
  const lines = store.basket.basket?.lines ?? [];
  const productClasses = lines.map(({ productClass }) => productClass);
  const waits = location?.returnablesWait === true && lines.some(isMadeReturnable);
  return ({ code, name }) => {
    const days = Object.entries(shippingDays).find(([known]) => known === code)?.[1];
    const window = days && windowOf(productClasses, days, now, waits);
    return window ? `${name} · ${writeWindow(window, locale)}` : name;
  };
};
