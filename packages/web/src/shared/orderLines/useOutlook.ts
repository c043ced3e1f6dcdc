import {
  type DeliveryWindow,
  type Order,
  type OrderOutlook,
  orderOutlook,
  type PossibleChanges,
} from '@tailorbird/domain/orders';
import { useMemo, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';

/**
 * The order's outlook at the current time. Orders load after hydration, so reading the clock is
 * safe.
 */
export const useOutlook = (order: Order): OrderOutlook => {
  const clock = useService(ClockT);
  const [now] = useState(() => new Date(clock.now()).toISOString());
  return useMemo(() => orderOutlook(order, now), [order, now]);
};

/** Delivery estimates of an order's parts as sentences. Needs the orders texts. */
export const useExpectations = ({
  stage,
  parcels,
  emailed,
  delivery,
  productionFrom,
}: OrderOutlook): readonly string[] => {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  if (stage === 'canceled' || stage === 'withdrawn') return [];
  const format = new Intl.DateTimeFormat(languageTag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const days = ({ earliest, latest }: DeliveryWindow) => ({
    first: format.format(new Date(earliest)),
    last: format.format(new Date(latest)),
  });
  return [
    ...(productionFrom === null
      ? []
      : [t('outlook.productionFrom', { date: format.format(new Date(productionFrom)) })]),
    ...parcels.flatMap(({ part, window, afterFit }) => [
      ...(window ? [t(`outlook.parcelExpected.${part}`, days(window))] : []),
      ...(afterFit ? [t('outlook.afterFit', afterFit)] : []),
    ]),
    ...(delivery?.kind === 'pickup' ? [t('outlook.pickUp', { store: delivery.store })] : []),
    ...emailed.map(({ to, on }) =>
      on === null
        ? t('outlook.emailed.now', { to })
        : t('outlook.emailed.on', { to, date: format.format(new Date(on)) }),
    ),
  ];
};

export const openChangesKey = ({ address, comment, cancel }: PossibleChanges) => {
  if (address && comment) return cancel ? 'address-comment-cancel' : 'address-comment';
  if (comment) return cancel ? 'comment-cancel' : 'comment';
  return cancel ? 'cancel' : null;
};
