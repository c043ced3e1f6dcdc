/** A coordinate with at most one decimal: half a pixel at full size is more than the eye needs. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** An opacity with two decimals, without the zero before them. */
export const faint = (opacity: number): string => opacity.toFixed(2).replace(/^0/, '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for XML content and attributes; characters XML cannot carry are left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A string that can open an id: letters, digits, `_` and `-` stay, the rest becomes its code point. */
export const idFragment = (text: string): string => {
  const fragment = text.replace(
    /[^\w-]/g,
    (character) => `_${character.charCodeAt(0).toString(16)}`,
  );
  return /^[a-z]/i.test(fragment) ? fragment : `g${fragment}`;
};

/** A short, stable name for any text (FNV-1a, base 36). */
export const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `g${((hash >>> 0) % 36 ** 5).toString(36)}`;
};

/** The width and height of a square picture, as attributes; none for a size that is not a number. */
export const measure = (size: number | undefined): string =>
  size !== undefined && Number.isFinite(size) ? ` width="${size}" height="${size}"` : '';
