import type { ProductClass } from '@tailorbird/domain/catalog';
import { estimateDelivery } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { whenIdle } from '../../platform/browser/whenIdle.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

const oneDay = 86_400_000;

/** When a piece that is ordered now would be there, by the cheapest way to send it: the days the basket, the receipt and the order count by. */
const DeliveryDates = observer(function DeliveryDates({ productClass }: { readonly productClass: ProductClass }): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const clock = useService(ClockT);
  const [now] = useState(clock.now);
  const { visit } = useService(VisitT);
  const days =
    visit &&
    estimateDelivery({
      placedAt: new Date(now).toISOString(),
      productClasses: [productClass],
      shippingDays: visit.location.defaultShippingDays,
      comment: '',
    });
  const { earliest, latest } = days && visit.location.shippingAvailable ? days : { earliest: null, latest: null };
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    setWritten(null);
    if (earliest === null) return;
    // What writes dates takes a phone a twentieth of a second to make: not while the page is about to answer.
    return whenIdle(() => {
      const writer = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
      setWritten(writer.formatRange(now + earliest * oneDay, now + latest * oneDay));
    });
  }, [earliest, latest, now, languageTag]);
  return written !== null && t('delivery', { days: written });
});

export default DeliveryDates;
