import { formatMoney, type Locale, languageTags, localizePath } from '@tailorbird/domain/kernel';
import { cutOffAt, type PieceTrait } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/orderSteps.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { sizeTitle } from '../../basket/index.ts';
import { writeMoment } from '../../location/index.ts';
import { showOrder } from '../application/showOrder.ts';
import type { StoredOrder, StoredOrderLine } from '../store/orders.ts';

const textsIn = textsOf<typeof texts>('orderSteps');

type ChangedLine = {
  readonly before: StoredOrderLine;
  readonly after: StoredOrderLine;
  readonly changed: readonly PieceTrait[];
};

const colorOf = (
  { texts: { fabricColor, clothingType } }: StoredOrderLine,
  locale: Locale,
): string =>
  [
    fabricColor?.title[locale],
    clothingType.supportsMultipleFabrics && fabricColor?.fabricTitle[locale],
  ]
    .filter(Boolean)
    .join(', ');

const changesOf = (
  { before, after, changed }: ChangedLine,
  locale: Locale,
): readonly (readonly [string, string])[] => {
  const t = textsIn(locale);
  const fromTo = (from: string, to: string): string => t('piece-changed.fromTo', { from, to });
  return changed.flatMap((trait) => {
    switch (trait) {
      case 'color':
        return [
          [
            t('piece-changed.color'),
            fromTo(colorOf(before, locale), colorOf(after, locale)),
          ] as const,
        ];
      case 'properties':
        return after.texts.properties.flatMap(({ collection, collectionTitle, id, title }) => {
          const was = before.texts.properties.find(
            (property) => property.collection === collection,
          );
          return was?.id === id
            ? []
            : [
                [
                  collectionTitle[locale],
                  fromTo(was?.title[locale] ?? '–', title[locale]),
                ] as const,
              ];
        });
      case 'initials': {
        const [from, to] = [before, after].map(
          ({ snapshot }) => snapshot.initials || t('piece-changed.noInitials'),
        );
        return [[t('piece-changed.initials'), fromTo(from ?? '', to ?? '')] as const];
      }
      default: {
        const [from, to] = [before, after].map(({ texts: { size } }) =>
          size ? sizeTitle(size.title, locale) : '–',
        );
        return [
          [
            t('piece-changed.size'),
            from === to
              ? t('piece-changed.sizeAsNow', { size: to ?? '' })
              : fromTo(from ?? '', to ?? ''),
          ] as const,
        ];
      }
    }
  });
};

/**
 * Mail to the customer when pieces of their order change: lists the changes and says that the
 * price stays the same.
 */
export const pieceChangedMail = (order: StoredOrder, line: ChangedLine, path: string): Mail => {
  const { locale, number, origin, status, placedAt } = order;
  const t = textsIn(locale);
  const shown = showOrder(order, locale);
  const piece = shown.lines.find(({ id }) => id === line.after.id);
  const countryCode = (shown.shippingAddress ?? shown.billingAddress)?.countryCode ?? null;
  const until = cutOffAt({ status, datePlaced: placedAt });
  return renderLetter({
    to: order.email,
    locale,
    origin,
    subject: t('piece-changed.subject', { number }),
    preview: t('piece-changed.preview'),
    blocks: [
      {
        kind: 'paragraph',
        text: t('piece-changed.text', { piece: `${line.after.quantity} × ${piece?.title ?? ''}` }),
      },
      {
        kind: 'rows',
        rows: [
          [t('number'), number],
          ...changesOf(line, locale),
          [
            t('piece-changed.price'),
            t('piece-changed.priceStays', {
              price: formatMoney(line.after.priceInclDiscounts, languageTags[locale]),
            }),
          ],
        ],
      },
      ...(until
        ? [
            {
              kind: 'paragraph' as const,
              text: t('piece-changed.until', {
                until: writeMoment(until, { locale, countryCode }),
              }),
            },
          ]
        : []),
      {
        kind: 'button',
        label: t('look'),
        url: `${origin}${localizePath(path, locale)}`,
      },
      { kind: 'paragraph', text: t('piece-changed.notYou') },
    ],
  });
};
