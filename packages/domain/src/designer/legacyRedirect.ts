import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  formatVariantId,
  type Variant,
  type Viewer,
} from '../catalog/index.ts';
import { type Locale, localizePath } from '../kernel/index.ts';

/**
 * A query with the values of each name in order; a repeated name is not a string (DESIGN-13).
 */
export type LegacyQuery = ReadonlyMap<string, string | readonly string[]>;

export type LegacyLookup =
  | { readonly kind: 'found'; readonly type: ClothingType<unknown> }
  /** The lookup failed or returned an error or no clothing type. */
  | { readonly kind: 'failed' };

export type LegacyTarget = {
  readonly status: 301;
  readonly location: string;
  /** A redirect caused by a failed lookup must not be cached. */
  readonly noStore: boolean;
};

const alwaysKept = ['type', 'fabric_colors', 'fabric_color', 'selected_property'];

/**
 * The clothing type id in a legacy URL; null unless `type` is a single valid id (DESIGN-09).
 */
export const legacyClothingTypeId = (query: LegacyQuery): number | null => {
  const type = query.get('type');
  return typeof type === 'string' && /^[1-9]\d{0,8}$/.test(type) ? Number(type) : null;
};

const keptQuery = (query: LegacyQuery, collectionSlugs: readonly string[]): string => {
  const kept = [...query].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      (alwaysKept.includes(entry[0]) || collectionSlugs.includes(entry[0])),
  );
  return kept
    .map(
      ([name, value], index) =>
        `${index === 0 ? '?' : '&'}${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    )
    .join('');
};

const idOf = (value: string | readonly string[] | undefined): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

/**
 * The selection of a legacy query applied to the viewer's default; the default if it is invalid
 * (DESIGN-11, DESIGN-19).
 */
const requestedVariant = (
  type: ClothingType<unknown>,
  query: LegacyQuery,
  viewer: Viewer,
): Variant => {
  const start = defaultVariant(type, viewer);
  const selectedProperties: Record<string, number> = { ...start.selectedProperties };
  for (const { slug } of type.propertyCollections) {
    const id = idOf(query.get(slug));
    if (id !== null) selectedProperties[slug] = id;
  }
  const fabricColorId = idOf(query.get('fabric_color')) ?? start.fabricColorId;
  const checked = checkVariant(
    type,
    { clothingTypeId: type.id, fabricColorId, selectedProperties },
    viewer,
  );
  return checked.ok ? checked.value : start;
};

/**
 * The target of a legacy designer URL (DESIGN-08 … DESIGN-19): the type's designer, with a
 * variant id if the selection differs from the default, or the generic designer without a type.
 * Allowed parameters are kept. `lookup` is null if the query had no valid id.
 */
export const legacyRedirect = (
  query: LegacyQuery,
  lookup: LegacyLookup | null,
  viewer: Viewer,
  locale: Locale,
): LegacyTarget => {
  if (lookup === null || lookup.kind === 'failed') {
    return {
      status: 301,
      location: `${localizePath('/product', locale)}${keptQuery(query, [])}`,
      noStore: lookup !== null,
    };
  }
  const { type } = lookup;
  const wanted = formatVariantId(type, requestedVariant(type, query, viewer));
  const variant =
    wanted === formatVariantId(type, defaultVariant(type, viewer)) ? '' : `/${wanted}`;
  const kept = keptQuery(
    query,
    type.propertyCollections.map(({ slug }) => slug),
  );
  return {
    status: 301,
    location: `${localizePath(`/product/${type.slug}${variant}`, locale)}${kept}`,
    noStore: false,
  };
};
