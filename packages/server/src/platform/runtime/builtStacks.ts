/**
 * What is built says in its stack traces where in the sources something happened. Node can do so by itself, for 44 MB of positions that are kept for as long as the shop is open; here they are read when a stack is
 * first looked at, and let go.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));
const comma = ','.charCodeAt(0);
const semicolon = ';'.charCodeAt(0);

/** Where a place of what was built comes from: the last that begins at or before it in its line. Lines and columns count from 0. */
export const sourceAt = (
  { sources, mappings }: SourceMap,
  line: number,
  column: number,
): string | null => {
  let found: string | null = null;
  let at = { line: 0, column: 0 };
  /** Of the source, its line, and its column: each is told as how far it is from the last. */
  const place = [0, 0, 0];
  let field = 0;
  let bits = 0;
  let shift = 0;
  for (let index = 0; index <= mappings.length && at.line <= line; index += 1) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : semicolon;
    if (code === comma || code === semicolon) {
      if (field > 3 && at.line === line && at.column <= column)
        found = `${sources[place[0] ?? 0]}:${(place[1] ?? 0) + 1}:${(place[2] ?? 0) + 1}`;
      field = 0;
      if (code === semicolon) at = { line: at.line + 1, column: 0 };
      continue;
    }
    const value = valueOfDigit.get(code) ?? 0;
    bits += (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    const difference = bits & 1 ? -(bits >> 1) : bits >> 1;
    if (field === 0) at.column += difference;
    else if (field < 4) place[field - 1] = (place[field - 1] ?? 0) + difference;
    field += 1;
    bits = 0;
    shift = 0;
  }
  return found;
};

/** What may be a place, and a place of a built file: its address, line and column. */
const word = /[^\s()]+/g;
const builtPlace = /^(file:\/\/.*\.js):(\d+):(\d+)$/;

const mapOf = (file: string): SourceMap | null => {
  const map = `${fileURLToPath(file)}.map`;
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as SourceMap) : null;
};

/** Places that were looked up: what goes wrong goes wrong in the same few. */
const known = new Map<string, string>();
const mostKnown = 1_000;

/** A stack with the places of built files as those of their sources. */
export const inSources = (stack: string): string => {
  const maps = new Map<string, SourceMap | null>();
  const sourceOf = (place: string, file: string, line: number, column: number): string => {
    const map = maps.has(file) ? maps.get(file) : mapOf(file);
    maps.set(file, map ?? null);
    const source = map && /^(.*)(:\d+:\d+)$/.exec(sourceAt(map, line - 1, column - 1) ?? '');
    return source ? `${new URL(source[1] ?? '', file).href}${source[2]}` : place;
  };
  return stack.replace(word, (place) => {
    const [, file = '', line, column] = builtPlace.exec(place) ?? [];
    if (!file.includes('/dist/')) return place;
    const source = known.get(place) ?? sourceOf(place, file, Number(line), Number(column));
    if (known.size >= mostKnown) known.clear();
    known.set(place, source);
    return source;
  });
};

/** From now on stacks name sources. */
export const nameSourcesInStacks = (): void => {
  const named = Error.prototype.toString;
  Error.prepareStackTrace = (error, calls) =>
    inSources([named.call(error), ...calls.map((call) => `    at ${call}`)].join('\n'));
};
