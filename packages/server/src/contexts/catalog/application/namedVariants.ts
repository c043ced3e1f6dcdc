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
  type EnglishNamingRule,
  isRuleFor,
  ruleOfType,
  titlesOf,
  withRules,
  wordsOf,
} from './namingRules.ts';

type Type = ClothingType<Localized>;

export type NamedVariant = {
  readonly type: string;
  readonly variantId: string;
  readonly title: Localized;
  readonly before: Localized;
  readonly after: Localized;
};

const mostOfType = 100;

/** One variant for each combination of the pattern's words; other choices are defaults. */
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

const names = (rule: EnglishNamingRule, type: Type, variant: Variant): boolean => {
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

/** The variants affected by these rules, with their names by the current and by other rules. */
export const namedVariants = (
  types: readonly Type[],
  rules: readonly EnglishNamingRule[],
  by: {
    readonly before: readonly EnglishNamingRule[];
    readonly after: readonly EnglishNamingRule[];
  },
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
