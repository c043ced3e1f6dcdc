import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  formatVariantId,
  parseVariantId,
  type Variant,
  type VariantRefused,
  type Viewer,
} from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { formatStandardSize, parseSizeRef, type SizeRef } from '../sizing/index.ts';
import { parseInitials } from './initials.ts';

/** A garment being designed: the state in the designer's URL (ROUTE-07). */
export type Design = {
  readonly variant: Variant;
  /** Empty when there are none. */
  readonly initials: string;
  readonly size: SizeRef | null;
};

/**
 * Parses the design in a URL. Invalid initials and sizes are dropped; an invalid variant is
 * refused (404).
 */
export const parseDesign = (
  type: ClothingType<unknown>,
  address: {
    readonly variantId?: string | undefined;
    readonly initials?: string | null;
    readonly sizeId?: string | null;
  },
  viewer: Viewer,
): Result<Design, VariantRefused> => {
  const parsed =
    address.variantId === undefined
      ? ok(defaultVariant(type, viewer))
      : parseVariantId(type, address.variantId);
  if (!parsed.ok) return err(parsed.failure);
  const checked = checkVariant(type, parsed.value, viewer);
  if (!checked.ok) return err(checked.failure);
  const initials = type.supportsInitials ? parseInitials(address.initials ?? '') : ok('');
  return ok({
    variant: checked.value,
    initials: initials.ok ? initials.value : '',
    size: parseSizeRef(address.sizeId ?? ''),
  });
};

/**
 * The URL of a design without language prefix:
 * `/product/{slug}/{variantId}?initials=…&sizeId=…`.
 */
export const designPath = (type: ClothingType<unknown>, design: Design): string => {
  const query = new Map<string, string>();
  if (design.initials) query.set('initials', design.initials);
  if (design.size)
    query.set(
      'sizeId',
      design.size.kind === 'standard' ? formatStandardSize(design.size) : String(design.size.id),
    );
  const search = [...query].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `/product/${type.slug}/${formatVariantId(type, design.variant)}${search ? `?${search}` : ''}`;
};

export const withFabricColor = (design: Design, fabricColorId: number): Design => ({
  ...design,
  variant: { ...design.variant, fabricColorId },
});

/**
 * The design with another property; excluded properties change to the first compatible one of
 * their collection.
 */
export const withProperty = (
  type: ClothingType<unknown>,
  design: Design,
  collectionSlug: string,
  propertyId: number,
): Design => {
  const selected: Record<string, number> = {
    ...design.variant.selectedProperties,
    [collectionSlug]: propertyId,
  };
  const chosen = type.propertyCollections
    .find((collection) => collection.slug === collectionSlug)
    ?.properties.find(({ id }) => id === propertyId);
  if (!chosen) return design;
  const excludes = (one: { id: number; excludes: readonly number[] }): boolean =>
    chosen.excludes.includes(one.id) || one.excludes.includes(chosen.id);
  for (const collection of type.propertyCollections) {
    if (collection.slug === collectionSlug) continue;
    const current = collection.properties.find(({ id }) => id === selected[collection.slug]);
    if (!current || !excludes(current)) continue;
    const compatible = collection.properties.filter(
      (property) => !excludes(property) && property.showInDesigner,
    );
    const replacement = compatible.find((property) => property.default) ?? compatible[0];
    if (replacement) selected[collection.slug] = replacement.id;
  }
  return { ...design, variant: { ...design.variant, selectedProperties: selected } };
};
