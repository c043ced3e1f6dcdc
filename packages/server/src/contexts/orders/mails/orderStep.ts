import { formatMoney, languageTags, localizePath } from '@tailorbird/domain/kernel';
import { type OrderStep, partsOf } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/orderSteps.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { tellLevies } from '../../basket/application/levies.ts';
import { showOrder } from '../application/showOrder.ts';
import type { StoredOrder } from '../store/orders.ts';

const textsIn = textsOf<typeof texts>('orderSteps');

/** The steps a mail tells of: the moves, and two that ask for a word on the fit. */
export type ToldStep = OrderStep | 'fit-awaited' | 'fit-reminder' | 'brought-back';

/** What is picked up in a store is on its way there, and arrives there. */
const towardsStore = {
  'first-sent': 'first-sent-to-store',
  sent: 'sent-to-store',
  delivered: 'ready-in-store',
} as const;
const hasStoreWords = (step: ToldStep): step is keyof typeof towardsStore => step in towardsStore;

const part: Readonly<Partial<Record<ToldStep, 'first' | 'rest'>>> = {
  'making-first': 'first',
  'first-sent': 'first',
  'fit-awaited': 'rest',
  'fit-reminder': 'rest',
  'making-rest': 'rest',
};

/** Which pieces a mail is about. */
const piecesOf = (order: StoredOrder, step: ToldStep): readonly string[] => {
  const { locale } = order;
  return showOrder(order, locale).lines.flatMap((line) => {
    const about = part[step];
    const quantity = about ? partsOf(line)[about] : line.quantity;
    return quantity > 0 ? [`${quantity} × ${line.title}`] : [];
  });
};

const parcelOf: Readonly<Partial<Record<ToldStep, readonly string[]>>> = {
  'first-sent': ['first'],
  sent: ['all', 'rest'],
};

/** What a cancelled order gives back, and how. */
const givenBack = (
  { refunds, locale, content: { sold } }: StoredOrder,
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
              sold ? t('refundedAtTill', sold) : t('refunded'),
              formatMoney(refunded, languageTags[locale]),
            ] as const,
          ]
        : []),
    ]);

const asksForFit = (step: ToldStep): boolean =>
  step === 'first-sent' || step === 'fit-awaited' || step === 'fit-reminder';

/** The two ways to say how what has arrived fits, where something was made to a size. */
const feedbackOf = (
  order: StoredOrder,
  feedbackLink: string,
  t: ReturnType<typeof textsIn>,
): readonly Block[] => {
  if (order.lines.every(({ sizeMadeTo }) => sizeMadeTo === null)) return [];
  const query = new URLSearchParams({ link: feedbackLink });
  const url = (answer: string): string =>
    `${order.origin}${localizePath(`/fitfeedback/${answer}?${query}`, order.locale)}`;
  return [
    { kind: 'heading', text: t('feedback') },
    { kind: 'button', label: t('fits'), url: url('positive') },
    { kind: 'button', label: t('doesNotFit'), url: url('negative') },
  ];
};

/** What a customer is told when their order takes a step: in the language they ordered in. `feedbackLink` opens what asks how it fits once it has arrived. */
export const orderStepMail = (
  order: StoredOrder,
  step: ToldStep,
  path: string,
  feedbackLink?: string,
): Mail => {
  const { locale, number, origin } = order;
  const t = textsIn(locale);
  const parcel = order.parcels.find((sent) => parcelOf[step]?.includes(sent.part));
  const link = (path: string): string => `${origin}${localizePath(path, locale)}`;
  const pieces = piecesOf(order, step);
  const { sold } = order.content;
  const words = sold?.handover === 'pickup' && hasStoreWords(step) ? towardsStore[step] : step;
  const blocks: Block[] = [
    { kind: 'paragraph', text: t(`${words}.text`, { store: sold?.store ?? '' }) },
    {
      kind: 'rows',
      rows: [
        [t('number'), number],
        ...(step === 'cancelled' || step === 'brought-back' ? givenBack(order, t) : []),
        ...(parcel
          ? ([
              [t('carrier'), parcel.carrier],
              [t('tracking'), parcel.trackingNumber],
            ] as const)
          : []),
      ],
    },
    { kind: 'heading', text: t(`${words}.pieces`) },
    { kind: 'lines', lines: pieces },
    ...(step === 'sent' && order.content.levies?.remake
      ? [{ kind: 'paragraph' as const, text: tellLevies(order.content.levies, locale).text }]
      : []),
    ...(asksForFit(step) && order.fitKey !== null
      ? [
          {
            kind: 'button' as const,
            label: t('confirm'),
            url: link(`/confirmfit?order=${number}&key=${order.fitKey}`),
          },
        ]
      : [{ kind: 'button' as const, label: t('look'), url: link(path) }]),
    ...(step === 'delivered' && feedbackLink !== undefined
      ? feedbackOf(order, feedbackLink, t)
      : []),
    ...(step === 'delivered' ? [{ kind: 'paragraph' as const, text: t('guarantee') }] : []),
  ];
  return renderLetter({
    to: order.email,
    locale,
    subject: t(`${words}.subject`, { number }),
    preview: t(`${words}.preview`),
    blocks,
  });
};
