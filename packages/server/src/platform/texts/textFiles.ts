import { readFileSync } from 'node:fs';
import type { Locale } from '@tailorbird/domain/kernel';

export const textsFolder: URL = new URL('../../../locales/', import.meta.url);

/** Texts of a context in one language. The demo reads them from its script instead. */
export const readTextFile = (locale: Locale, context: string): unknown =>
  JSON.parse(readFileSync(new URL(`${locale}/${context}.json`, textsFolder), 'utf8'));
