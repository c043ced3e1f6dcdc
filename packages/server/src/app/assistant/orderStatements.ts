import { formatMoney, type Locale, languageTags } from '@tailorbird/domain/kernel';
import {
  type Order,
  type OrderOutlook,
  orderOutlook,
  type ParcelOutlook,
  type PossibleChanges,
} from '@tailorbird/domain/orders';
import type texts from '../../../locales/en/assistant.json';
import { writeMoment } from '../../contexts/location/index.ts';
import { deliveryDaysIn } from '../../contexts/orders/mails/deliveryDays.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { writeDay } from '../../platform/texts/writeDay.ts';

const textsIn = textsOf<typeof texts>('assistant');

const parcelSentences = (
  { part, window, afterFit, sent }: ParcelOutlook,
  { locale, isPickup }: { readonly locale: Locale; readonly isPickup: boolean },
): readonly string[] => {
  const t = textsIn(locale);
  const days = deliveryDaysIn(window, locale);
  if (sent?.deliveredAt)
    return [t(`order.arrived.${part}`, { day: writeDay(new Date(sent.deliveredAt), locale) })];
  return [
    ...(days ? [t(`order.expected.${part}`, days)] : []),
    ...(afterFit ? [t('order.afterFit', afterFit)] : []),
    ...(sent && !isPickup
      ? [t('order.parcel', { carrier: sent.carrier, tracking: sent.trackingNumber })]
      : []),
  ];
};

const dueSentence = ({ due }: OrderOutlook, locale: Locale): readonly string[] => {
  const t = textsIn(locale);
  switch (due?.kind) {
    case 'confirm-fit':
      return due.until === null
        ? [t('order.due.confirm-fit')]
        : [t('order.due.confirm-fit-until', { day: writeDay(new Date(due.until), locale) })];
    case 'adjust-size':
    case 'send-back':
      return [t(`order.due.${due.kind}`)];
    default:
      return [];
  }
};

const refundSentences = ({ refunds }: OrderOutlook, locale: Locale): readonly string[] => {
  const t = textsIn(locale);
  const { refunded, credited, isDone } = refunds;
  const shown = (amount: typeof refunded) => ({
    amount: formatMoney(amount, languageTags[locale]),
  });
  return [
    ...(refunded.amount > 0
      ? [t(`order.refund.${isDone ? 'done' : 'pending'}`, shown(refunded))]
      : []),
    ...(credited.amount > 0 ? [t('order.refund.credited', shown(credited))] : []),
  ];
};

const headline = (order: Order, { stage }: OrderOutlook, locale: Locale): string =>
  textsIn(locale)('order.line', {
    number: order.number,
    day: writeDay(new Date(order.datePlaced), locale),
    stage: textsIn(locale)(`order.stage.${stage}`),
  });

/** Describes an order's state and expected arrival. `now` is an ISO 8601 instant. */
export const stateOrder = (order: Order, now: string, locale: Locale): string => {
  const t = textsIn(locale);
  const outlook = orderOutlook(order, now);
  const { delivery, parcels, emailed, stage, remakeOf } = outlook;
  const isOver = stage === 'canceled' || stage === 'withdrawn';
  const isUnderWay = !isOver && parcels.some(({ sent }) => !sent?.deliveredAt);
  const isPickup = delivery?.kind === 'pickup';
  return [
    headline(order, outlook, locale),
    ...(remakeOf === null ? [] : [t('order.remakeOf', { number: remakeOf })]),
    ...(isOver || delivery?.kind === 'taken-along'
      ? []
      : parcels.flatMap((parcel) => parcelSentences(parcel, { locale, isPickup }))),
    ...(isUnderWay && delivery?.kind === 'drop-point' && delivery.dropPoint
      ? [t('order.dropPoint', { name: delivery.dropPoint.name })]
      : []),
    ...(isUnderWay && isPickup ? [t('order.pickup', { store: delivery.store })] : []),
    ...(isOver
      ? []
      : emailed.map(({ to, on }) =>
          on === null
            ? t('order.emailed.now', { to })
            : t('order.emailed.on', { to, day: writeDay(new Date(on), locale) }),
        )),
    ...dueSentence(outlook, locale),
    ...refundSentences(outlook, locale),
  ].join(' ');
};

const restOf = ({ address, comment, cancel }: PossibleChanges) => {
  if (address && comment) return cancel ? 'address-comment-cancel' : 'address-comment';
  if (comment) return cancel ? 'comment-cancel' : 'comment';
  return cancel ? 'cancel' : null;
};

/**
 * Describes the possible changes of an order; its pieces only `withPieces`. `now` is an ISO
 * 8601 instant.
 */
export const stateChanges = (
  order: Order,
  {
    now,
    locale,
    withPieces,
  }: { readonly now: string; readonly locale: Locale; readonly withPieces: boolean },
): string => {
  const t = textsIn(locale);
  const outlook = orderOutlook(order, now);
  const piecesUntil = withPieces ? outlook.changes.piecesUntil : null;
  const countryCode = (order.shippingAddress ?? order.billingAddress)?.countryCode ?? null;
  const rest = restOf(outlook.changes);
  return [
    headline(order, outlook, locale),
    ...(piecesUntil === null
      ? []
      : [t('order.changes.pieces', { until: writeMoment(piecesUntil, { locale, countryCode }) })]),
    ...(rest === null ? [] : [t(`order.changes.${rest}`)]),
    ...(piecesUntil === null && rest === null ? [t('order.changes.none')] : []),
  ].join(' ');
};
