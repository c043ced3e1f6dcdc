import { volumeDiscountSteps } from '@tailorbird/domain/basket';
import { ruleFigures } from '@tailorbird/domain/content';
import {
  formatPercent,
  inEachLocale,
  isLocale,
  type Locale,
  languageTags,
  type TextValues,
} from '@tailorbird/domain/kernel';
import { delaysReturnables, type Settings } from '../../../platform/runtime/settings.ts';
import type { Content } from './content.ts';

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/**
 * Figures of the shop's rules for its pages, such as `{{volumeSteps}}` and `{{remakeMonths}}`.
 */
const figuresIn = (
  locale: Locale,
  figures: Content['figures'],
  settings: Pick<Settings, 'standardSizesReturnable' | 'productionStart'>,
): TextValues => {
  const { volumeStep, productionAfterWithdrawal } = figures;
  const withdrawal = settings.standardSizesReturnable
    ? figures.standardSizesReturnable
    : figures.standardSizesExcluded;
  const tag = languageTags[locale];
  const steps = volumeDiscountSteps
    .toReversed()
    .map(({ from, percent }) => ({ from, percent: formatPercent(percent, tag) }));
  return {
    ...ruleFigures,
    volumePercent: steps[0]?.percent ?? '',
    volumeSteps: new Intl.ListFormat(tag).format(
      steps.map((step) => fill(volumeStep[locale], step)),
    ),
    productionStart: delaysReturnables(settings)
      ? fill(productionAfterWithdrawal[locale], ruleFigures)
      : '',
    madeToOrder: withdrawal.madeToOrder[locale],
    withdrawable: withdrawal.withdrawable[locale],
  };
};

export type ContentValues = Pick<
  Settings,
  'supportAddress' | 'standardSizesReturnable' | 'productionStart' | 'billingRetentionYears'
>;

/**
 * Fills the placeholders in the shop's texts: `{{supportAddress}}`, figures of rules, and the
 * right of withdrawal.
 */
export const fillContent = (content: Content, settings: ContentValues): Content => {
  const values = inEachLocale((locale) => ({
    ...figuresIn(locale, content.figures, settings),
    billingYears: settings.billingRetentionYears,
    supportAddress: settings.supportAddress,
  }));
  const filled = (part: unknown, locale: Locale | null): unknown => {
    if (typeof part === 'string') return locale === null ? part : fill(part, values[locale]);
    if (part instanceof Map)
      return new Map([...part].map(([key, inner]) => [key, filled(inner, locale)]));
    if (Array.isArray(part)) return part.map((inner) => filled(inner, locale));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [
        key,
        filled(inner, isLocale(key) ? key : locale),
      ]),
    );
  };
  return filled(content, null) as Content;
};
