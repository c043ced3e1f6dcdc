import { matchesPattern } from '@tailorbird/domain/catalog';
import type { ShopRow } from '@tailorbird/domain/shell';
import { isSameText, type LiveTexts } from './liveTexts.ts';

/** Normalizes a text for searching: ignores case, kinds of quotes and invisible characters. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„»«]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const placeholder = /\{\{\w+\}\}/g;

/** Whether a text contains the words, or equals them with its placeholders filled. */
const isFoundBy = (text: string, wanted: string): boolean => {
  const own = plain(text);
  if (own.includes(wanted)) return true;
  const isTelling = own.replace(placeholder, '').trim().length >= 4;
  return (
    isTelling &&
    own.includes('{{') &&
    matchesPattern(own.replaceAll('*', '').replace(placeholder, '*'), wanted)
  );
};

/**
 * Finds texts by their displayed words in any language, or by key; without a search, the
 * changed ones.
 */
export const findTexts = (
  texts: LiveTexts,
  rows: readonly ShopRow[],
  search: string,
): readonly ShopRow[] => {
  const wanted = plain(search);
  if (wanted === '') {
    return rows.filter(({ key, value }) => {
      const row = texts.rowOf(key);
      return row !== undefined && !isSameText(row, value);
    });
  }
  return rows.filter(
    ({ key, value }) =>
      key.toLowerCase().includes(wanted) ||
      Object.values(value).some((text) => isFoundBy(String(text), wanted)),
  );
};
