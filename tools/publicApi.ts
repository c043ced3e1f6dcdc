/** Exported declarations of the publishable packages, read from their sources. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from './process.ts';
import type TypeScript from './reference/node_modules/typescript/lib/typescript.js';

// TypeScript 7 has no JavaScript API.
const ts = createRequire(join(root, 'tools/reference/package.json'))(
  'typescript',
) as typeof TypeScript;

export const publishedPackages = [
  'domain',
  'contract',
  'packshot',
  'adapters/analytics',
  'adapters/chat',
  'adapters/http',
  'adapters/memory',
  'adapters/storage',
] as const;

export type Exported = {
  readonly name: string;
  /** The declaration without comments and bodies. */
  readonly text: string;
  /** The docstring as one line; empty if there is none. */
  readonly doc: string;
};

export type Entry = { readonly name: string; readonly exported: readonly Exported[] };

type Declarations = ReadonlyMap<string, Exported>;

const printer = ts.createPrinter({ removeComments: true });
const files = new Map<string, Declarations>();

const docOf = (node: TypeScript.Node, source: TypeScript.SourceFile): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comment
    ? comment
        .getText(source)
        .replace(/^\/\*\*|\*\/$/g, '')
        .replace(/^\s*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
};

const namesOf = (statement: TypeScript.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const { name } = statement as TypeScript.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
};

/** Adds the exports of `export … from`, by their new names. */
const reexport = (
  statement: TypeScript.ExportDeclaration,
  file: string,
  add: (name: string, exported: Exported) => void,
): void => {
  const specifier = statement.moduleSpecifier;
  if (!specifier || !ts.isStringLiteral(specifier)) return;
  const from = specifier.text;
  const known = from.startsWith('.') ? declarationsIn(resolve(dirname(file), from)) : null;
  const clause = statement.exportClause;
  if (!clause) for (const [name, exported] of known ?? []) add(name, exported);
  else if (ts.isNamedExports(clause))
    for (const { name, propertyName } of clause.elements) {
      const original = (propertyName ?? name).text;
      const text = `export { ${original} } from '${from}';`;
      add(name.text, known?.get(original) ?? { name: name.text, text, doc: '' });
    }
};

const programs = new Map<string, TypeScript.Program>();

/** The package of a file as a program, for types that only the compiler knows. */
const programOf = (file: string): TypeScript.Program => {
  const config = ts.findConfigFile(file, ts.sys.fileExists) ?? '';
  const known = programs.get(config);
  if (known) return known;
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const program = ts.createProgram(fileNames, {
    ...options,
    composite: false,
    noEmit: true,
    skipLibCheck: true,
  });
  programs.set(config, program);
  return program;
};

/** A constant that is one of several in a declaration, with its type. */
const checkedType = (file: string, name: string): string | undefined => {
  const program = programOf(file);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
  if (!found) return undefined;
  const type = checker.typeToString(
    checker.getTypeOfSymbol(found),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return `export const ${name}: ${type};`;
};

const declarationsIn = (file: string): Declarations => {
  const known = files.get(file);
  if (known) return known;
  const found = new Map<string, Exported>();
  files.set(file, found);
  const written = readFileSync(file, 'utf8');
  const { outputText } = ts.transpileDeclaration(written, {
    fileName: file,
    compilerOptions: { isolatedDeclarations: true, allowImportingTsExtensions: true },
  });
  const source = ts.createSourceFile(file, outputText, ts.ScriptTarget.Latest, true);
  const original = ts.createSourceFile(file, written, ts.ScriptTarget.Latest, true);
  /** A constant with the expression that its type is inferred from, or with this type. */
  const inferredFrom = (name: string): string | undefined => {
    const declaring = original.statements.find((each) => namesOf(each).includes(name));
    return declaring
      ? printer.printNode(ts.EmitHint.Unspecified, declaring, original)
      : checkedType(file, name);
  };
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      reexport(statement, file, (name, exported) => found.set(name, { ...exported, name }));
      continue;
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    const text = printer
      .printNode(ts.EmitHint.Unspecified, statement, source)
      .replace(/^export declare /, 'export ');
    for (const name of namesOf(statement)) {
      // Inferred types are `any` in the output.
      const isInferred = /^export const .*: any[,;]/s.test(text);
      const declaration = (isInferred && inferredFrom(name)) || text;
      found.set(name, { name, text: declaration, doc: docOf(statement, source) });
    }
  }
  return found;
};

type Manifest = {
  readonly exports: Readonly<Record<string, string | { readonly 'tailorbird-source'?: string }>>;
};

const isText = (source: string | undefined): source is string => source?.endsWith('.ts') ?? false;

/** The files of an entry; a pattern such as `./src/*.ts` has several. */
const filesOf = (folder: string, source: string): readonly string[] =>
  source.includes('*')
    ? globSync(source, { cwd: folder })
        .filter((file) => !/\.test\.ts$|index\.ts$/.test(file))
        .sort()
    : [source];

/** Entries of a package in the order of its manifest. */
export const entriesOf = (name: string): readonly Entry[] => {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target['tailorbird-source'];
    if (!isText(source)) return [];
    return filesOf(folder, source).map((file) => ({
      name: entry.replace('*', basename(file, '.ts')),
      exported: [...declarationsIn(join(folder, file)).values()].sort((one, other) =>
        one.name < other.name ? -1 : 1,
      ),
    }));
  });
};

export const fromRoot = (file: string): string => relative(root, file);
