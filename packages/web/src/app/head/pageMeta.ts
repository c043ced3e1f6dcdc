import { productName } from '@tailorbird/domain/kernel';

export const robotsMeta = 'NOARCHIVE,NOCACHE';

/** SHELL-26: long form with the tagline, short form with the name alone. */
export const pageTitle = (
  title: string,
  suffix: { readonly form: 'long'; readonly tagline: string } | { readonly form: 'short' },
): string =>
  suffix.form === 'long'
    ? `${title} – ${productName} | ${suffix.tagline}`
    : `${title} – ${productName}`;
