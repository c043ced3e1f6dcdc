/** What a source says, parsed: enough of it to follow a value from where it is used to where it is declared. */
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** A name in a module as an import writes it; `*` is all of its names. */
export type Imported = { readonly from: string; readonly name: string };

/** The values a source imports, by the name they have in it, and those it gives away; types are left out. */
export type Source = {
  readonly imports: ReadonlyMap<string, Imported>;
  readonly exports: ReadonlyMap<string, Imported | { readonly local: string }>;
  /** Modules of which it gives away everything. */
  readonly stars: readonly string[];
  readonly statements: readonly Node[];
};

export const readSource = (file: string, code: string): Source => {
  const { module, program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports = new Map<string, Imported>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { isType, importName, localName } of entries)
      if (!isType)
        imports.set(localName.value, { from: moduleRequest.value, name: importName.name ?? '*' });
  const exports = new Map<string, Imported | { readonly local: string }>();
  const stars: string[] = [];
  for (const {
    isType,
    moduleRequest,
    importName,
    exportName,
    localName,
  } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (isType) continue;
    if (!moduleRequest)
      exports.set(exportName.name ?? 'default', { local: localName.name ?? 'default' });
    else if (exportName.name === null) stars.push(moduleRequest.value);
    else exports.set(exportName.name, { from: moduleRequest.value, name: importName.name ?? '*' });
  }
  return { imports, exports, stars, statements: program.body };
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** TypeScript around a value; everything else of TypeScript's is gone when it runs. */
const wrappers: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** The nodes below a node that are there when it runs, without the names of properties. */
export const childrenOf = (node: Node): readonly Node[] => {
  if (node.type.startsWith('TS') && !wrappers.has(node.type)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if ((key === 'key' || key === 'property') && 'computed' in node && !node.computed) return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
};

/** Every name that a node mentions as a value, those that it declares itself included. */
export const namesIn = (node: Node): readonly string[] =>
  node.type === 'Identifier' ? [node.name] : childrenOf(node).flatMap(namesIn);

/** The names that a statement declares, each with the node that gives it its value. */
export const declaredIn = (statement: Node): readonly (readonly [name: string, value: Node])[] => {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement;
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap((each) =>
        namesIn(each.id).map((name) => [name, each.init ?? each.id] as const),
      );
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [[node.id.name, node]] : [];
    default:
      return [];
  }
};
