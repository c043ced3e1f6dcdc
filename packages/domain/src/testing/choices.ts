import type { NumberLocale } from '../kernel/index.ts';
import type { AnswerSource } from '../sizing/index.ts';

const every = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] =>
  Object.keys(values) as Value[];

export const answerSources: readonly AnswerSource[] = every({
  'self-reported': true,
  measured: true,
});
export const numberLocales: readonly NumberLocale[] = every({
  'en-US': true,
  'en-GB': true,
  'en-IE': true,
  'en-CA': true,
  'en-AU': true,
  'en-SG': true,
  'en-IN': true,
  'en-NZ': true,
  'de-DE': true,
  'de-AT': true,
  'de-CH': true,
  'da-DK': true,
  'sv-SE': true,
  'nb-NO': true,
  'fi-FI': true,
  'nl-NL': true,
  'nl-BE': true,
  'fr-FR': true,
  'fr-BE': true,
  'fr-CH': true,
  'it-IT': true,
  'es-ES': true,
  'pt-PT': true,
  'pl-PL': true,
  'ja-JP': true,
});
