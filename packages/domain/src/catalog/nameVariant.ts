import type { ClothingType } from './clothingType.ts';
import { nameByRules } from './namingRules.ts';
import { fabricColorOf, selectedPropertiesOf, type Variant } from './variant.ts';

/**
 * Color and properties of a variant as one text: `Navy, Half Zip, Ribbed`. `inWords` reads
 * texts in one language.
 */
export const titleVariant = <Text>(
  type: ClothingType<Text>,
  variant: Variant,
  inWords: (text: Text) => string,
): string => {
  const color = fabricColorOf(type, variant.fabricColorId);
  const properties = selectedPropertiesOf(type, variant.selectedProperties).map(
    ({ property }) => property.traitTitle,
  );
  return [...(color ? [color.color.title] : []), ...properties].map(inWords).join(', ');
};

/**
 * The name of a variant: by the naming rules of its type, else the name of the type
 * (CATALOG-25). `inWords` reads texts in one language.
 */
export const nameVariant = <Text>(
  type: ClothingType<Text>,
  variant: Variant,
  inWords: (text: Text) => string,
): string => {
  const name = inWords(type.title);
  const rules = (type.namingRules ?? []).map((rule) => ({
    ...rule,
    pattern: inWords(rule.pattern),
    name: inWords(rule.name),
  }));
  return nameByRules(rules, {
    slug: type.slug,
    variantTitle: `${name}, ${titleVariant(type, variant, inWords)}`,
    name,
  });
};
