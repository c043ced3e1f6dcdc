import { localizePath } from '@tailorbird/domain/kernel';
import { deliveryWindow, isChangeable } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/orderSteps.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { showOrder } from '../application/showOrder.ts';
import type { StoredOrder } from '../store/orders.ts';
import { deliveryDaysIn } from './deliveryDays.ts';

const textsIn = textsOf<typeof texts>('orderSteps');

export const deliveryMovedMail = (order: StoredOrder, path: string): Mail => {
  const { locale, number, origin } = order;
  const t = textsIn(locale);
  const shown = showOrder(order, locale);
  const days = deliveryDaysIn(deliveryWindow(shown), locale);
  return renderLetter({
    to: order.email,
    locale,
    origin,
    subject: t('delivery-moved.subject', { number }),
    preview: t('delivery-moved.preview'),
    blocks: [
      { kind: 'paragraph', text: t('delivery-moved.text') },
      {
        kind: 'rows',
        rows: [
          [t('number'), number],
          ...(days
            ? [[t('delivery-moved.expected'), t('delivery-moved.between', days)] as const]
            : []),
          [t('delivery-moved.reason'), shown.deliveryNote],
        ],
      },
      ...(isChangeable(order)
        ? [{ kind: 'paragraph' as const, text: t('delivery-moved.cancel') }]
        : []),
      {
        kind: 'button',
        label: t('look'),
        url: `${origin}${localizePath(path, locale)}`,
      },
    ],
  });
};
