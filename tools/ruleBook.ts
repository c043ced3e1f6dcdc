import { childrenOf, declaredIn, type Imported, type Node, namesIn, readSource } from './syntax.ts';

export type Rule = { readonly id: string; readonly text: string };

const id = '[A-Z][A-Z0-9]*-\\d+[a-z]?';
const ids = `${id}(?:[ ,;·]+${id})*`;
const ruleLine = new RegExp(`^[-*] \\[(${ids})\\]\\s*(.*)$`, 'gm');
const title = new RegExp(`^(?: ?\\[${ids}\\])+`);

const split = (list: string): readonly string[] => list.match(new RegExp(id, 'g')) ?? [];

/**
 * The rules of a RULES.md, one per line: `- [PRICE-03] …`. A line may have several ids.
 */
export const rulesOf = (markdown: string): readonly Rule[] =>
  [...markdown.matchAll(ruleLine)].flatMap(([, list = '', text = '']) =>
    split(list).map((each) => ({ id: each, text })),
  );

/**
 * A test with rule ids in its title, and the imported values it uses directly or through
 * its file.
 */
export type Proof = { readonly ids: readonly string[]; readonly uses: readonly Imported[] };

/** Declarations visible at a node, from the outermost block to the innermost. */
type Scopes = readonly ReadonlyMap<string, Node>[];

const runners = ['test', 'it', 'describe'];

/** `test` for `test('…')`, `test.each(cases)('…')` and `test.skipIf(slow)('…')`. */
const runnerOf = (callee: Node): string | null => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return runnerOf(callee.object);
  return callee.type === 'CallExpression' ? runnerOf(callee.callee) : null;
};

const titleOf = (node: Node): string => {
  if (node.type !== 'CallExpression' || !runners.includes(runnerOf(node.callee) ?? '')) return '';
  const [first] = node.arguments;
  if (first?.type === 'Literal') return typeof first.value === 'string' ? first.value : '';
  return first?.type === 'TemplateLiteral' ? (first.quasis[0]?.value.cooked ?? '') : '';
};

const usesOf = (
  node: Node,
  scopes: Scopes,
  imports: ReadonlyMap<string, Imported>,
): readonly Imported[] => {
  const seen = new Set<Node>();
  const found = new Set<Imported>();
  const follow = (from: Node, within: Scopes): void => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const name of namesIn(from)) {
      const depth = within.findLastIndex((scope) => scope.has(name));
      const declared = within[depth]?.get(name);
      const imported = imports.get(name);
      if (declared) follow(declared, within.slice(0, depth + 1));
      else if (imported) found.add(imported);
    }
  };
  follow(node, scopes);
  return [...found];
};

/**
 * Tests of a file with rule ids: `test('[PRICE-03] …')`, `test('[PRICE-03, PRICE-04]
 * …')`, `test('[PRICE-03] [PRICE-04] …')`.
 */
export const proofsIn = (file: string, code: string): readonly Proof[] => {
  const { imports, statements } = readSource(file, code);
  const proofs: Proof[] = [];
  const visit = (node: Node, scopes: Scopes): void => {
    const [list] = title.exec(titleOf(node)) ?? [];
    if (list) proofs.push({ ids: split(list), uses: usesOf(node, scopes, imports) });
    const within =
      node.type === 'BlockStatement' ? [...scopes, new Map(node.body.flatMap(declaredIn))] : scopes;
    for (const child of childrenOf(node)) visit(child, within);
  };
  const outermost = [new Map(statements.flatMap(declaredIn))];
  for (const statement of statements) visit(statement, outermost);
  return proofs;
};
