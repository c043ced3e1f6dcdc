import { err, ok, type Result } from '../kernel/index.ts';
import type {
  ClothingType,
  FabricColor,
  Property,
  PropertyCollection,
  Viewer,
} from './clothingType.ts';
import { isFabricColorSelectable, isPropertyShown } from './visibility.ts';

/**
 * A variant of a clothing type: a fabric color, and one property for each collection slug
 * (DESIGN-02).
 */
export type Variant = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly selectedProperties: Readonly<Record<string, number>>;
};

export type VariantRefused =
  | { readonly kind: 'malformed-variant-id' }
  | { readonly kind: 'stock-item' }
  | { readonly kind: 'not-in-designer' }
  | { readonly kind: 'unknown-fabric-color' }
  | { readonly kind: 'fabric-color-not-available' }
  | { readonly kind: 'missing-property'; readonly collection: string }
  | { readonly kind: 'unknown-property'; readonly collection: string }
  | { readonly kind: 'hidden-property'; readonly collection: string }
  | { readonly kind: 'excluded-combination'; readonly properties: readonly [number, number] };

/**
 * T-shirt types that the admin UI can open in the designer although it does not list them
 * (DESIGN-04).
 */
export const adminDesignerSlugs: readonly string[] = [
  'cotton-t-shirt',
  'first-cotton-t-shirt',
  'sample-t-shirt',
];

export const fabricColorOf = <Text>(
  type: ClothingType<Text>,
  fabricColorId: number | null,
): FabricColor<Text> | undefined => type.fabricColors.find((color) => color.id === fabricColorId);

export const propertyOf = <Text>(
  collection: PropertyCollection<Text>,
  propertyId: number | undefined,
): Property<Text> | undefined =>
  collection.properties.find((property) => property.id === propertyId);

/** The chosen property of each collection, in the type's collection order. */
export const selectedPropertiesOf = <Text>(
  type: ClothingType<Text>,
  selected: Readonly<Record<string, number>>,
): readonly {
  readonly collection: PropertyCollection<Text>;
  readonly property: Property<Text>;
}[] =>
  type.propertyCollections.flatMap((collection) => {
    const property = propertyOf(collection, selected[collection.slug]);
    return property ? [{ collection, property }] : [];
  });

/**
 * `'{fabricColorId}-{propertyId}-…'`, properties in the type's collection order (ROUTE-07).
 * Types without colors start with 0.
 */
export const formatVariantId = (type: ClothingType<unknown>, variant: Variant): string =>
  [
    variant.fabricColorId ?? 0,
    ...type.propertyCollections.map(
      (collection) => variant.selectedProperties[collection.slug] ?? 0,
    ),
  ].join('-');

/** Parses a variant id. Only its format is checked; `checkVariant` checks its content. */
export const parseVariantId = (
  type: ClothingType<unknown>,
  text: string,
): Result<Variant, VariantRefused> => {
  if (!/^(0|[1-9]\d{0,8})(-(0|[1-9]\d{0,8}))*$/.test(text))
    return err({ kind: 'malformed-variant-id' });
  const [fabricColorId, ...propertyIds] = text.split('-').map(Number);
  if (propertyIds.length !== type.propertyCollections.length)
    return err({ kind: 'malformed-variant-id' });
  const selectedProperties: Record<string, number> = {};
  type.propertyCollections.forEach((collection, index) => {
    const id = propertyIds[index];
    if (id) selectedProperties[collection.slug] = id;
  });
  return ok({ clothingTypeId: type.id, fabricColorId: fabricColorId || null, selectedProperties });
};

/** Two selected properties that cannot be combined, if any (DESIGN-06). */
export const excludedPair = (
  type: ClothingType<unknown>,
  selected: Readonly<Record<string, number>>,
): readonly [number, number] | undefined => {
  const properties = selectedPropertiesOf(type, selected).map(({ property }) => property);
  for (const one of properties) {
    for (const other of properties) {
      if (one.id < other.id && (one.excludes.includes(other.id) || other.excludes.includes(one.id)))
        return [one.id, other.id];
    }
  }
  return undefined;
};

/** True if this viewer may open a type in the designer (DESIGN-04, GUARD-09). */
export const isInDesigner = (
  type: Pick<ClothingType<unknown>, 'slug' | 'showInDesigner' | 'isStockItem'>,
  viewer: Viewer,
): boolean =>
  !type.isStockItem &&
  (type.showInDesigner || (viewer.adminUi && adminDesignerSlugs.includes(type.slug)));

/** True if a variant may be designed and ordered by this viewer (DESIGN-03 … DESIGN-07). */
export const checkVariant = (
  type: ClothingType<unknown>,
  variant: Variant,
  viewer: Viewer,
): Result<Variant, VariantRefused> => {
  if (type.isStockItem) return err({ kind: 'stock-item' });
  if (!isInDesigner(type, viewer)) return err({ kind: 'not-in-designer' });
  const color = fabricColorOf(type, variant.fabricColorId);
  if (!color) return err({ kind: 'unknown-fabric-color' });
  if (!isFabricColorSelectable(color, viewer)) return err({ kind: 'fabric-color-not-available' });
  for (const slug of Object.keys(variant.selectedProperties)) {
    if (!type.propertyCollections.some((collection) => collection.slug === slug))
      return err({ kind: 'unknown-property', collection: slug });
  }
  for (const collection of type.propertyCollections) {
    const id = variant.selectedProperties[collection.slug];
    if (id === undefined) return err({ kind: 'missing-property', collection: collection.slug });
    const property = propertyOf(collection, id);
    if (!property) return err({ kind: 'unknown-property', collection: collection.slug });
    if (!isPropertyShown(property, viewer))
      return err({ kind: 'hidden-property', collection: collection.slug });
  }
  const pair = excludedPair(type, variant.selectedProperties);
  return pair ? err({ kind: 'excluded-combination', properties: pair }) : ok(variant);
};

/**
 * The default color and properties that this viewer may see; if the default color is
 * unavailable, the first selectable one.
 */
export const defaultVariant = (type: ClothingType<unknown>, viewer: Viewer): Variant => {
  const selectable = type.fabricColors.filter((color) => isFabricColorSelectable(color, viewer));
  const color =
    selectable.find((candidate) => candidate.id === type.defaultFabricColorId) ?? selectable[0];
  const selectedProperties: Record<string, number> = {};
  for (const collection of type.propertyCollections) {
    const shown = collection.properties.filter((property) => isPropertyShown(property, viewer));
    const property = shown.find((candidate) => candidate.default) ?? shown[0];
    if (property) selectedProperties[collection.slug] = property.id;
  }
  return { clothingTypeId: type.id, fabricColorId: color?.id ?? null, selectedProperties };
};
