import {
  centimeters,
  type SizePrefs,
  shownFacts,
  toFeetAndInches,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import type { Translate } from '../../platform/texts/texts.ts';

type NumberTag = Intl.LocalesArgument;

/** Body facts in short, in the visitor's units: `35 years`, `185 cm`, `85 kg`, `EU 45`. */
export const factTexts = (
  { facts }: Pick<SizePrefs, 'facts'>,
  units: UnitSystem,
  languageTag: NumberTag,
  t: Translate<'sizes'>,
): readonly string[] => {
  const shown = shownFacts(facts, units);
  const write = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 });
  const { feet, inches } = toFeetAndInches(centimeters(facts.heightCm));
  return [
    t('facts.age', { count: Math.round(facts.ageYears) }),
    units === 'metric' ? `${write.format(shown.height)} cm` : `${feet}′ ${write.format(inches)}″`,
    `${write.format(shown.weight)} ${units === 'metric' ? 'kg' : 'lb'}`,
    t('facts.shoe', { system: units === 'metric' ? 'EU' : 'US', size: write.format(shown.shoe) }),
  ];
};
