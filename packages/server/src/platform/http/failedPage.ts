import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/pages.json';
import { textsOf } from '../texts/texts.ts';

const textsIn = textsOf<typeof texts>('pages');

type FailedPage = {
  readonly text?: 'text' | 'redirect';
  readonly requestId?: string | undefined;
};

/** Fallback page for failed rendering: contains nothing that can fail (ERR-04). */
export const failedPage = (
  locale: Locale,
  { text = 'text', requestId }: FailedPage = {},
): string => {
  const t = textsIn(locale);
  const named =
    requestId === undefined
      ? ''
      : `<p><small>${t('failed.request', { id: requestId })}</small></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="NOINDEX,NOARCHIVE,NOCACHE"><title>${t('failed.title')}</title></head><body><main><h1>${t(`failed.${text}`)}</h1><p><a href="${localizePath('/', locale)}">${t('failed.home')}</a></p>${named}</main></body></html>`;
};
