import type { LineSnapshot } from '@tailorbird/domain/basket';
import {
  type ClothingType,
  fabricColorOf,
  formatVariantId,
  nameVariant,
  selectedPropertiesOf,
  titleVariant,
  type Variant,
} from '@tailorbird/domain/catalog';
import { inEachLocale, type Locale, type Localized } from '@tailorbird/domain/kernel';
import { type WithdrawalTerms, withdrawalRightOf } from '@tailorbird/domain/orders';
import type { CutFor } from '@tailorbird/domain/sizing';
import { memoize } from '../../../platform/runtime/memoize.ts';
import { imagePathOf } from '../../catalog/index.ts';
import { sizeTitle } from './sizeTitle.ts';

/**
 * The names of a piece in both languages. Orders store them, so that receipts stay the same
 * when the catalog changes.
 */
export type LineTexts<Text = Localized> = {
  readonly clothingType: {
    readonly id: number;
    readonly slug: string;
    readonly title: Text;
    readonly supportsInitials: boolean;
    readonly supportsMultipleFabrics: boolean;
    /** Absent in orders from before this field existed. */
    readonly requiresShipping?: boolean;
    /** Slug; absent for goods without sizes and in orders from before this field existed. */
    readonly sizeType?: string | undefined;
  };
  readonly variantId: string;
  readonly variantTitle: Text;
  readonly imagePath: string;
  readonly fabricColor: {
    readonly id: number;
    readonly title: Text;
    readonly hex: string;
    readonly fabricTitle: Text;
  } | null;
  readonly properties: readonly {
    readonly collection: string;
    readonly collectionTitle: Text;
    readonly id: number;
    readonly title: Text;
  }[];
  /** Orders include the version of the size. */
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly version?: number | undefined;
    readonly wearer?: string | undefined;
    readonly wearerId?: number | undefined;
    readonly cutFor?: CutFor | undefined;
    readonly isStandard?: true | undefined;
  } | null;
};

type Piece = { readonly type: ClothingType<Localized>; readonly snapshot: LineSnapshot };

const nameOfPiece = ({ type, snapshot }: Piece): Omit<LineTexts, 'size' | 'imagePath'> => {
  const color = fabricColorOf(type, snapshot.fabricColorId);
  const properties = selectedPropertiesOf(type, snapshot.selectedProperties).map(
    ({ collection, property }) => ({
      collection: collection.slug,
      collectionTitle: collection.traitLabelTitle,
      id: property.id,
      title: property.traitTitle,
    }),
  );
  const variant: Variant = {
    clothingTypeId: type.id,
    fabricColorId: snapshot.fabricColorId,
    selectedProperties: snapshot.selectedProperties,
  };
  return {
    clothingType: {
      id: type.id,
      slug: type.slug,
      title: inEachLocale((locale) => nameVariant(type, variant, (text) => text[locale])),
      supportsInitials: type.supportsInitials,
      supportsMultipleFabrics: type.supportsMultipleFabrics,
      requiresShipping: type.requiresShipping,
      ...(type.sizeType && { sizeType: type.sizeType.slug }),
    },
    variantId: formatVariantId(type, variant),
    variantTitle: inEachLocale((locale) => titleVariant(type, variant, (text) => text[locale])),
    fabricColor: color
      ? {
          id: color.id,
          title: color.color.title,
          hex: color.color.hex,
          fabricTitle: color.fabric.traitTitle,
        }
      : null,
    properties,
  };
};

/** Cache key by object identity: a changed type is a new object. */
const numbers = new WeakMap<ClothingType<Localized>, number>();
let lastNumber = 0;
const numberOf = (type: ClothingType<Localized>): number => {
  const known = numbers.get(type);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(type, lastNumber);
  return lastNumber;
};

/** Cached, because each read of a basket needs the names of its pieces. */
const nameAgain = memoize(
  nameOfPiece,
  ({ type, snapshot: { fabricColorId, selectedProperties } }) =>
    `${numberOf(type)} ${fabricColorId} ${JSON.stringify(selectedProperties)}`,
);

/**
 * The names of a piece: its own name or the generated one (CATALOG-25), color first, then its
 * properties.
 */
export const lineTexts = (
  type: ClothingType<Localized>,
  snapshot: LineSnapshot,
  size: LineTexts['size'],
): LineTexts => {
  const named = nameAgain({ type, snapshot });
  const imagePath = imagePathOf(type, snapshot, {
    initials: snapshot.initials,
    isForWomen: size?.cutFor === 'women',
  });
  return { ...named, imagePath, size };
};

const showSize = (
  { isStandard: _, ...size }: NonNullable<LineTexts['size']>,
  locale: Locale,
): Omit<NonNullable<LineTexts['size']>, 'isStandard'> => ({
  ...size,
  title: sizeTitle(size.title, locale),
});

/**
 * Translates a piece for its reader. Properties that were removed from the catalog are left
 * out.
 */
export const showPiece = (
  texts: LineTexts,
  snapshot: LineSnapshot,
  terms: WithdrawalTerms,
  locale: Locale,
) => ({
  snapshot: {
    ...snapshot,
    selectedProperties: Object.fromEntries(
      texts.properties.map(({ collection, id }) => [collection, id]),
    ),
  },
  title: texts.clothingType.title[locale],
  clothingTypeSlug: texts.clothingType.slug,
  ...(texts.clothingType.sizeType !== undefined && {
    sizeTypeSlug: texts.clothingType.sizeType,
  }),
  variantId: texts.variantId,
  variantTitle: texts.variantTitle[locale],
  imagePath: texts.imagePath,
  fabricColor: texts.fabricColor && {
    id: texts.fabricColor.id,
    title: texts.fabricColor.title[locale],
    fabricTitle: texts.fabricColor.fabricTitle[locale],
  },
  properties: texts.properties.map(({ collectionTitle, title }) => ({
    label: collectionTitle[locale],
    title: title[locale],
  })),
  supportsInitials: texts.clothingType.supportsInitials,
  supportsMultipleFabrics: texts.clothingType.supportsMultipleFabrics,
  requiresShipping: texts.clothingType.requiresShipping ?? !snapshot.gift?.email,
  withdrawalRight: withdrawalRightOf(
    { snapshot, isStandardSize: texts.size?.isStandard === true },
    terms,
  ),
  size: texts.size && showSize(texts.size, locale),
});

export const hexOf = ({ fabricColor }: LineTexts): string => fabricColor?.hex ?? '';
