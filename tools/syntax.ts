/** Parses sources to follow values from their use to their declaration. */
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** An imported name. `*` stands for all names of the module. */
export type Imported = { readonly from: string; readonly name: string };

/** The imported values by local name, and the exported ones. Types are ignored. */
export type Source = {
  readonly imports: ReadonlyMap<string, Imported>;
  readonly exports: ReadonlyMap<string, Imported | { readonly local: string }>;
  /** Modules that are re-exported completely. */
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

/** TypeScript nodes around a value. Other TypeScript nodes do not exist at runtime. */
const wrappers: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Child nodes that exist at runtime, without property names. */
export const childrenOf = (node: Node): readonly Node[] => {
  if (node.type.startsWith('TS') && !wrappers.has(node.type)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if ((key === 'key' || key === 'property') && 'computed' in node && !node.computed) return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
};

/** All names that a node mentions as values, including its own declarations. */
export const namesIn = (node: Node): readonly string[] =>
  node.type === 'Identifier' ? [node.name] : childrenOf(node).flatMap(namesIn);

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
