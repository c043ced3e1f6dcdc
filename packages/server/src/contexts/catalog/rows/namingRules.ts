import { matchesPattern } from '@tailorbird/domain/catalog';

/** Whether a naming rule is about a clothing type: its pattern is of the slug, or begins with the type's English title. */
export const isRuleFor = (pattern: string, type: { readonly slug: string; readonly title: { readonly en: string } }): boolean =>
  matchesPattern(pattern, type.slug) || matchesPattern(pattern.split(',')[0] ?? '', type.title.en);
