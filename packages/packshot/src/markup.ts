/** A coordinate with at most one decimal, which is precise enough for any screen. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** An opacity with two decimals, without the leading zero. */
export const faint = (opacity: number): string => opacity.toFixed(2).replace(/^0/, '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for XML content and attributes. Drops characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Encodes a text for use at the start of an id: letters, digits, `_` and `-` stay, the
 * rest becomes its code point.
 */
export const idFragment = (text: string): string => {
  const fragment = text.replace(
    /[^\w-]/g,
    (character) => `_${character.charCodeAt(0).toString(16)}`,
  );
  return /^[a-z]/i.test(fragment) ? fragment : `g${fragment}`;
};

/** A short, stable hash of a text (FNV-1a, base 36). */
export const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `g${((hash >>> 0) % 36 ** 5).toString(36)}`;
};

/** Width and height attributes of a square picture. Empty if the size is not a number. */
export const measure = (size: number | undefined): string =>
  size !== undefined && Number.isFinite(size) ? ` width="${size}" height="${size}"` : '';
