import type { BasketLine } from '@tailorbird/domain/basket';
import { type PieceWithTraits, type Trait, traitsOf } from '@tailorbird/domain/designer';
import { formatMoney, type NumberLocale } from '@tailorbird/domain/kernel';
import type { Translate } from '../../platform/texts/texts.ts';
import type { TraitLine } from '../../ui/TraitList.tsx';
import { type TraitWords, traitLine } from '../traits/traitLine.ts';

export type Piece = Pick<
  BasketLine,
  | 'snapshot'
  | 'productClass'
  | 'fabricColor'
  | 'properties'
  | 'supportsInitials'
  | 'supportsMultipleFabrics'
  | 'size'
  | 'unitPrice'
  | 'title'
  | 'quantity'
  | 'imagePath'
  | 'variantTitle'
  | 'priceExclDiscounts'
  | 'priceInclDiscounts'
  | 'levy'
  | 'formerPrice'
>;

/**
 * Size name of a piece, with the cut if it is women's and the wearer if it is not the customer.
 */
export const sizeText = (size: NonNullable<Piece['size']>, t: Translate<'basket'>): string => {
  const named =
    size.wearer === undefined
      ? size.title
      : t('trait.sizeFor', { title: size.title, name: size.wearer });
  return size.cutFor === 'women' ? t('trait.sizeCutForWomen', { title: named }) : named;
};

const traitedOf = (
  piece: Piece,
  t: Translate<'basket'>,
  languageTag: NumberLocale,
): PieceWithTraits =>
  piece.snapshot.giftCardTier === null
    ? {
        kind: 'garment',
        color: piece.fabricColor?.title ?? '',
        fabric: piece.fabricColor?.fabricTitle ?? '',
        supportsMultipleFabrics: piece.supportsMultipleFabrics,
        properties: piece.properties,
        supportsInitials: piece.supportsInitials,
        initials: piece.snapshot.initials,
        size: piece.size && sizeText(piece.size, t),
      }
    : {
        kind: 'gift-card',
        note: piece.snapshot.note,
        value: formatMoney(piece.unitPrice, languageTag),
      };

/**
 * Texts for traits of a piece. Pieces without a size are one size, because others need
 * one in the basket.
 */
export const traitWords = (t: Translate<'basket'>): TraitWords => ({
  label: (kind) => t(`trait.${kind}`),
  noInitials: t('trait.noInitials'),
  noSize: t('trait.oneSize'),
});

/** Recipient of a gift card, and the date a digital card is sent. */
const deliveryLines = (
  { snapshot: { gift } }: Piece,
  t: Translate<'basket'>,
  languageTag: NumberLocale,
): readonly TraitLine[] => {
  if (!gift) return [];
  const day = (on: string): string =>
    new Date(`${on}T12:00:00Z`).toLocaleDateString(languageTag, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
  return [
    {
      label: t('trait.recipient'),
      value: [gift.recipient, gift.email].filter((text) => text !== '').join(', '),
    },
    ...(gift.email
      ? [{ label: t('trait.sendOn'), value: gift.on === null ? t('trait.atOnce') : day(gift.on) }]
      : []),
  ];
};

/** Traits in one line, without labels where the value is clear alone. */
export const traitSummary = (
  piece: Piece,
  t: Translate<'basket'>,
  languageTag: NumberLocale,
): readonly string[] => {
  const short = (trait: Trait): string => {
    switch (trait.kind) {
      case 'initials':
        return trait.value === null ? '' : t('trait.initialsShort', { initials: trait.value });
      case 'size':
        return trait.value === null
          ? t('trait.oneSize')
          : t('trait.sizeShort', { size: trait.value });
      default:
        return trait.value;
    }
  };
  return [
    ...traitsOf(traitedOf(piece, t, languageTag)).map(short),
    ...deliveryLines(piece, t, languageTag).map(({ label, value }) => `${label} ${value}`),
  ].filter((text) => text !== '');
};

/** The traits of a piece as text, without empty ones (DESIGN-25, DESIGN-26). */
export const traitLines = (
  piece: Piece,
  t: Translate<'basket'>,
  languageTag: NumberLocale,
): readonly TraitLine[] =>
  [
    ...traitsOf(traitedOf(piece, t, languageTag)).map((trait) => traitLine(trait, traitWords(t))),
    ...deliveryLines(piece, t, languageTag),
  ].filter(({ value }) => value !== '');
