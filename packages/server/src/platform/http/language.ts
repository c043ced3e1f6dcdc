import { type Locale, locales } from '@tailorbird/domain/kernel';

/** The shop's language a reader prefers by their Accept-Language header (I18N-04); null when they name none of ours. */
export const preferredLocale = (header: string | null | undefined): Locale | null => {
  const wishes = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of wishes) {
    const locale = locales.find((candidate) => candidate === language);
    if (locale) return locale;
  }
  return null;
};
