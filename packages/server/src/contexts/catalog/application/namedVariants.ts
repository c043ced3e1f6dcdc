import {
  type ClothingType,
  defaultVariant,
  excludedPair,
  formatVariantId,
  nameByRules,
  nameVariant,
  publicViewer,
  titleVariant,
  type Variant,
} from '@tailorbird/domain/catalog';
import { inEachLocale, type Localized } from '@tailorbird/domain/kernel';
import {
  type HouseNamingRule,
  isRuleFor,
  ruleOfType,
  titlesOf,
  withRules,
  wordsOf,
} from './namingRules.ts';

type Type = ClothingType<Localized>;

/** A variant a rule is about, what it is called, and what it would be called. */
export type NamedVariant = {
  readonly type: string;
  readonly variantId: string;
  readonly title: Localized;
  readonly before: Localized;
  readonly after: Localized;
};

const mostOfType = 100;

/** One variant of each combination of what the pattern speaks of; the rest of it is as the type comes. */
const variantsOf = (type: Type, words: readonly string[]): readonly Variant[] => {
  const usual = defaultVariant(type, publicViewer);
  const isMeant = ({ en }: Localized): boolean => words.includes(en);
  const colors = type.fabricColors.flatMap(({ id, color }) =>
    id !== usual.fabricColorId && isMeant(color.title) ? [id] : [],
  );
  let variants: readonly Variant[] = [usual.fabricColorId, ...colors].map((fabricColorId) => ({
    ...usual,
    fabricColorId,
  }));
  for (const { slug, properties } of type.propertyCollections) {
    const others = properties.filter(
      ({ id, traitTitle }) => id !== usual.selectedProperties[slug] && isMeant(traitTitle),
    );
    const made = others.flatMap(({ id }) =>
      variants.map((variant) => ({
        ...variant,
        selectedProperties: { ...variant.selectedProperties, [slug]: id },
      })),
    );
    variants = [...variants, ...made].slice(0, mostOfType);
  }
  return variants.filter((variant) => excludedPair(type, variant.selectedProperties) === undefined);
};

/** Whether a rule alone names a variant. */
const names = (rule: HouseNamingRule, type: Type, variant: Variant): boolean => {
  const { pattern } = ruleOfType(rule, type, titlesOf(type));
  const variantTitle = `${type.title.en}, ${titleVariant(type, variant, ({ en }) => en)}`;
  return (
    nameByRules([{ pattern: pattern.en, name: 'named', priority: 0 }], {
      slug: type.slug,
      variantTitle,
      name: '',
    }) === 'named'
  );
};

/** The variants these rules are about, each with its name by the rules there are, and by others. */
export const namedVariants = (
  types: readonly Type[],
  rules: readonly HouseNamingRule[],
  by: { readonly before: readonly HouseNamingRule[]; readonly after: readonly HouseNamingRule[] },
): readonly NamedVariant[] =>
  types.flatMap((type) => {
    const about = rules.filter(({ pattern }) => isRuleFor(pattern, type));
    if (about.length === 0) return [];
    const [asIs, asWanted] = [withRules(type, by.before), withRules(type, by.after)];
    return variantsOf(
      type,
      about.flatMap(({ pattern }) => wordsOf(pattern)),
    )
      .filter((variant) => about.some((rule) => names(rule, type, variant)))
      .map((variant) => ({
        type: type.slug,
        variantId: formatVariantId(type, variant),
        title: inEachLocale((locale) => titleVariant(type, variant, (text) => text[locale])),
        before: inEachLocale((locale) => nameVariant(asIs, variant, (text) => text[locale])),
        after: inEachLocale((locale) => nameVariant(asWanted, variant, (text) => text[locale])),
      }));
  });
