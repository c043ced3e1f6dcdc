import { dropPointLines } from '@tailorbird/domain/checkout';
import { formatMoney, type Locale, languageTags, localizePath } from '@tailorbird/domain/kernel';
import {
  type Order,
  type OrderStep,
  orderOutlook,
  type ParcelOutlook,
  type PieceOutlook,
} from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/orderSteps.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { showOrder } from '../application/showOrder.ts';
import type { StoredOrder } from '../store/orders.ts';

const textsIn = textsOf<typeof texts>('orderSteps');

/** Steps with a mail: the moves, and two requests to confirm the fit. */
export type MailedStep = OrderStep | 'fit-awaited' | 'fit-reminder' | 'brought-back';

const aboutFirst: readonly MailedStep[] = ['making-first', 'first-sent'];

/** The parcel a mail is about: the last one, except in mails about the first pieces. */
const parcelOf = (
  parcels: readonly ParcelOutlook[],
  step: MailedStep,
): ParcelOutlook | undefined => (aboutFirst.includes(step) ? parcels[0] : parcels.at(-1));

const isMadeToSize = (pieces: readonly PieceOutlook[]): boolean =>
  pieces.some(({ making }) => making === 'to-size');

/** Selects a mail's texts, which differ for second parcels, stores and ready-made goods. */
const wordsOf = (order: Order, step: MailedStep, parcel: ParcelOutlook | undefined) => {
  const isRest = parcel?.part === 'rest';
  const toStore = order.sold?.handover === 'pickup';
  const isSized = isMadeToSize(parcel?.pieces ?? []);
  switch (step) {
    case 'making':
      return parcel?.pieces.some(({ making }) => making === 'one-size' || making === 'to-size')
        ? step
        : 'packing';
    case 'first-sent':
      return toStore ? 'first-sent-to-store' : step;
    case 'sent':
      if (isRest) return toStore ? 'rest-sent-to-store' : 'rest-sent';
      return toStore ? 'sent-to-store' : step;
    case 'delivered':
      if (isRest) return toStore ? 'rest-ready-in-store' : 'rest-delivered';
      if (toStore) return 'ready-in-store';
      return isSized ? step : 'delivered-ready-made';
    default:
      return step;
  }
};

const givenBack = (
  { refunds, sold }: Order,
  locale: Locale,
  t: ReturnType<typeof textsIn>,
): readonly (readonly [string, string])[] =>
  refunds
    .filter(({ reason }) => reason === 'cancelled')
    .flatMap(({ credited, refunded }) => [
      ...(credited.amount > 0
        ? [[t('credited'), formatMoney(credited, languageTags[locale])] as const]
        : []),
      ...(refunded.amount > 0
        ? [
            [
              sold ? t('refundedAtTill', { store: sold.store }) : t('refunded'),
              formatMoney(refunded, languageTags[locale]),
            ] as const,
          ]
        : []),
    ]);

const asksForFit = (step: MailedStep): boolean =>
  step === 'first-sent' || step === 'fit-awaited' || step === 'fit-reminder';

const namesCarrier = (step: MailedStep): boolean => step === 'first-sent' || step === 'sent';

type StepLetter = {
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
  /** Key of the fit confirmation; null until the customer is asked for it. */
  readonly fitKey: string | null;
  readonly feedbackLink?: string | undefined;
};

/** The mail of a step. `order` has its texts in the language of the letter. */
export const stepLetter = (
  order: Order,
  step: MailedStep,
  { locale, origin, path, fitKey, feedbackLink }: StepLetter,
): Mail => {
  const { number, sold, dropPoint } = order;
  const t = textsIn(locale);
  const link = (path: string): string => `${origin}${localizePath(path, locale)}`;
  const { parcels } = orderOutlook(order, order.history.at(-1)?.at ?? order.datePlaced);
  const isOver = step === 'cancelled' || step === 'brought-back';
  const parcel = isOver ? undefined : parcelOf(parcels, step);
  const words = wordsOf(order, step, parcel);
  const isSized = isMadeToSize(parcel?.pieces ?? []);
  const sent = namesCarrier(step) ? parcel?.sent : null;
  const answer = (fit: string): string =>
    link(`/fitfeedback/${fit}?${new URLSearchParams({ link: feedbackLink ?? '' })}`);
  const blocks: Block[] = [
    { kind: 'paragraph', text: t(`${words}.text`, { store: sold?.store ?? '' }) },
    {
      kind: 'rows',
      rows: [
        [t('number'), number],
        ...(order.remakeOf ? [[t('remakeOf'), order.remakeOf] as const] : []),
        ...(isOver ? givenBack(order, locale, t) : []),
        ...(sent
          ? ([
              [t('carrier'), sent.carrier],
              [t('tracking'), sent.trackingNumber],
            ] as const)
          : []),
      ],
    },
    { kind: 'heading', text: t(`${words}.pieces`) },
    {
      kind: 'lines',
      lines: (isOver ? order.lines : (parcel?.pieces ?? [])).map(
        ({ quantity, title }) => `${quantity} × ${title}`,
      ),
    },
    ...(dropPoint && namesCarrier(step)
      ? [
          { kind: 'heading' as const, text: t('toDropPoint') },
          {
            kind: 'lines' as const,
            lines: dropPointLines(dropPoint, order.shippingAddress?.countryCode ?? ''),
          },
        ]
      : []),
    ...(step === 'sent' && order.remakeOf !== null && order.levies
      ? [{ kind: 'paragraph' as const, text: order.levies.text }]
      : []),
    ...(asksForFit(step) && fitKey !== null
      ? [
          {
            kind: 'button' as const,
            label: t('confirm'),
            url: link(`/confirmfit?order=${number}&key=${fitKey}`),
          },
        ]
      : [{ kind: 'button' as const, label: t('look'), url: link(path) }]),
    ...(step === 'delivered' && isSized && feedbackLink !== undefined
      ? ([
          { kind: 'heading', text: t('feedback') },
          { kind: 'button', label: t('fits'), url: answer('positive') },
          { kind: 'button', label: t('doesNotFit'), url: answer('negative') },
        ] as const)
      : []),
    ...(step === 'delivered' && isSized
      ? [{ kind: 'paragraph' as const, text: t('guarantee') }]
      : []),
  ];
  return renderLetter({
    to: order.email,
    locale,
    origin,
    subject: t(`${words}.subject`, { number }),
    preview: t(`${words}.preview`),
    blocks,
  });
};

export const orderStepMail = (
  order: StoredOrder,
  step: MailedStep,
  path: string,
  feedbackLink?: string,
): Mail => {
  const { locale, origin, fitKey } = order;
  return stepLetter(showOrder(order, locale), step, { locale, origin, path, fitKey, feedbackLink });
};
