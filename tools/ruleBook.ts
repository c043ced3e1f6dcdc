/** A rule of a context's rule book. */
export type Rule = { readonly id: string; readonly text: string };

const id = '[A-Z][A-Z0-9]*-\\d+[a-z]?';
const ids = `${id}(?:[ ,;·]+${id})*`;
const ruleLine = new RegExp(`^[-*] \\[(${ids})\\]\\s*(.*)$`, 'gm');
const title = new RegExp(`(?:test|it|describe)[\\w.]*(?:\\([^'"\`]*\\))?\\(\\s*['"\`](\\[${ids}\\](?: ?\\[${ids}\\])*)`, 'g');

const split = (list: string): readonly string[] => list.match(new RegExp(id, 'g')) ?? [];

/** The rules of a RULES.md, each a line `- [PRICE-03] …`; a line may give several ids. */
export const rulesOf = (markdown: string): readonly Rule[] =>
  [...markdown.matchAll(ruleLine)].flatMap(([, list = '', text = '']) => split(list).map((each) => ({ id: each, text })));

/** The ids that test titles begin with: `test('[PRICE-03] …')`, `test('[PRICE-03, PRICE-04] …')`, `test('[PRICE-03] [PRICE-04] …')`. */
export const citedIds = (source: string): readonly string[] => [...source.matchAll(title)].flatMap(([, list = '']) => split(list));
