import type { Locale } from '@tailorbird/domain/kernel';
import { i18nextEngine } from './i18nextEngine.ts';
import { type TextStore, textStore } from './textStore.ts';
import type { ReadTexts, TextBundle } from './texts.ts';

/** Texts said by i18next from the start: for the server, and for tests. */
export const createTexts = (
  read: ReadTexts,
  initial?: { readonly locale: Locale; readonly texts: TextBundle },
): TextStore => textStore({ engine: i18nextEngine(), read, ...(initial && { initial }) });
