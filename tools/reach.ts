/**
 * Finds the domain exports that are used. Entry points are the sources of the server,
 * web, contract, adapters and packshot packages, and the till and kiosk examples, but no
 * tests. An export is used if an entry point imports it or a used export refers to it.
 * Types do not count.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { declaredIn, type Imported, namesIn, readSource, type Source } from './syntax.ts';

const domain = 'packages/domain/src';
const entries = [
  'packages/{server,web,contract,packshot}/src/**/*.{ts,tsx}',
  'packages/adapters/*/src/**/*.{ts,tsx}',
];
const examples = ['docs/domain/*-in-a-till.md', 'docs/domain/*-at-a-kiosk.md'];
const entryPrefix = '@tailorbird/domain/';
const isTest = (file: string): boolean => /\.(test|test-d|bench)\.tsx?$/.test(file);
const isForTests = (file: string): boolean => isTest(file) || /(^|\/)testing\//.test(file);

/** A declaration, such as `packages/domain/src/basket/voucher.ts#checkVoucher`. */
type Place = string;

export type DomainReach = {
  /** Exports of the package's entry points as `context/name`, without test code. */
  readonly exported: ReadonlyMap<string, Place>;
  readonly reached: ReadonlySet<Place>;
  /**
   * Domain values behind an import: the value itself, or for test code the values it
   * refers to. Empty for other imports.
   */
  readonly valuesOf: (importer: string, imported: Imported) => readonly Place[];
};

export const reachDomain = (root: string): DomainReach => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const filesOf = (...patterns: readonly string[]): readonly string[] =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !isTest(file) && !file.endsWith('.d.ts'));

  const modules = new Map(
    filesOf(`${domain}/**/*.ts`).map((file): [string, Source] => [
      file,
      readSource(file, read(file)),
    ]),
  );
  const pathOf = (importer: string, from: string): string =>
    from.startsWith(entryPrefix)
      ? `${domain}/${from.slice(entryPrefix.length)}/index.ts`
      : posix.join(posix.dirname(importer), from);

  const namesOf = (file: string): readonly string[] => {
    const { exports, stars } = modules.get(file) ?? { exports: new Map(), stars: [] };
    return [...exports.keys(), ...stars.flatMap((star) => namesOf(pathOf(file, star)))];
  };
  const placeIn = (file: string, name: string): Place | null => {
    const module = modules.get(file);
    if (!module) return null;
    const there = module.exports.get(name);
    if (!there)
      return (
        module.stars
          .map((star) => placeIn(pathOf(file, star), name))
          .find((place) => place !== null) ?? null
      );
    if ('from' in there) return placeIn(pathOf(file, there.from), there.name);
    const imported = module.imports.get(there.local);
    return imported
      ? placeIn(pathOf(file, imported.from), imported.name)
      : `${file}#${there.local}`;
  };
  const placeOf = (importer: string, { from, name }: Imported): Place | null =>
    placeIn(pathOf(importer, from), name);

  const uses = new Map<Place, readonly (Place | null)[]>();
  for (const [file, { statements, imports }] of modules) {
    const declared = statements.flatMap(declaredIn);
    const own = new Set(declared.map(([name]) => name));
    for (const [name, value] of declared) {
      const places = namesIn(value).map((used) => {
        const imported = imports.get(used);
        return imported ? placeOf(file, imported) : own.has(used) ? `${file}#${used}` : null;
      });
      uses.set(`${file}#${name}`, places);
    }
  }

  const reached = new Set<Place>();
  const reach = (place: Place | null): void => {
    if (place === null || reached.has(place)) return;
    reached.add(place);
    for (const used of uses.get(place) ?? []) reach(used);
  };
  const exampleSources = globSync(examples, { cwd: root }).map(
    (page) => [`${page}.ts`, /```ts\n([\s\S]*?)```/.exec(read(page))?.[1] ?? ''] as const,
  );
  const entryFiles = filesOf(...entries).filter((file) => !isForTests(file));
  const sources = [...entryFiles.map((file) => [file, read(file)] as const), ...exampleSources];
  for (const [file, code] of sources) {
    if (!code.includes(entryPrefix)) continue;
    const { imports, exports } = readSource(file, code);
    for (const each of [...imports.values(), ...exports.values()]) {
      if (!('from' in each) || !each.from.startsWith(entryPrefix)) continue;
      for (const name of each.name === '*' ? namesOf(pathOf(file, each.from)) : [each.name])
        reach(placeOf(file, { ...each, name }));
    }
  }

  const valuesOf: DomainReach['valuesOf'] = (importer, imported) => {
    const seen = new Set<Place>();
    const values = new Set<Place>();
    const follow = (place: Place | null): void => {
      if (place === null || seen.has(place)) return;
      seen.add(place);
      if (isForTests(place.slice(0, place.indexOf('#'))))
        for (const used of uses.get(place) ?? []) follow(used);
      else values.add(place);
    };
    follow(placeOf(importer, imported));
    return [...values];
  };

  const exported = [...modules.keys()]
    .filter(
      (file) =>
        posix.dirname(posix.dirname(file)) === domain &&
        file.endsWith('/index.ts') &&
        !isForTests(file),
    )
    .flatMap((index) =>
      namesOf(index).map((name): [string, Place | null] => [
        `${index.split('/').at(-2)}/${name}`,
        placeIn(index, name),
      ]),
    )
    .filter((each): each is [string, Place] => each[1] !== null);
  return { exported: new Map(exported), reached, valuesOf };
};
