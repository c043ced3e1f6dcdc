const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);

/** Placeholders and tags stay unchanged. */
const kept = /(\{\{\w+\}\}|<\/?\w+>)/;

/**
 * Pseudo translation of an English text: readable, a third longer and in brackets, which
 * reveals untranslated texts and narrow layouts. `Find your size` becomes `⟦Fíínd yóóúúr
 * síízéé⟧`.
 */
export const pseudoText = (english: string): string => {
  const written = english
    .split(kept)
    .map((part) =>
      kept.test(part)
        ? part
        : part
            .replace(/\p{L}/gu, (letter) => accents[letter] ?? letter)
            .replace(/[áéíóú]/g, '$&$&'),
    );
  return `⟦${written.join('')}⟧`;
};

/** The parts outside the brackets. Nested brackets belong to inserted texts. */
export const outsideOfPseudo = (text: string): string => {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return without === text ? text : outsideOfPseudo(without);
};
