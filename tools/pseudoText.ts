const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);

/** Placeholders and tags are left as they are. */
const kept = /(\{\{\w+\}\}|<\/?\w+>)/;

/**
 * A text of no language in the place of an English one: readable, a third longer and in brackets, so that a text nobody took from a language's files shows, and
 * a place too narrow for it too. `Find your size` is `⟦Fíínd yóóúúr síízéé⟧`.
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

/** What of a text is in none of the brackets, with brackets in brackets for what was put into a text. */
export const outsideOfPseudo = (text: string): string => {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return without === text ? text : outsideOfPseudo(without);
};
