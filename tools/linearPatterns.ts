/**
 * Finds the regular expressions in the sources and checks that they run in linear time.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';

export type Pattern = { readonly source: string; readonly flags: string };
export type FoundPattern = Pattern & {
  /** `file:line`. */
  readonly at: string;
};

// recheck also has native and JVM backends. The JavaScript one has no dependencies.
process.env.RECHECK_BACKEND = 'pure';

/**
 * Higher bounds of a repetition are treated as unbounded, since their automatons take
 * too long to check. A pattern that is linear without the bound is linear with it.
 */
const mostRepetitions = 4;

const unbounded = (source: string): string =>
  source.replace(
    /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+),(\d+)\}/g,
    (whole, least?: string, most?: string) =>
      most !== undefined && Number(most) > mostRepetitions
        ? `{${Math.min(Number(least), 1)},}`
        : whole,
  );

/**
 * Problem of a pattern: its complexity, or that it cannot be determined (lookaround).
 * Null if linear. Analyzes the automaton instead of fuzzing, for a reproducible verdict.
 */
export const verdictOf = ({ source, flags }: Pattern): string | null => {
  const verdict = checkSync(unbounded(source), flags, {
    checker: 'automaton',
    timeout: null,
    recallTimeout: -1,
  });
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable'
    ? verdict.complexity.summary
    : `not known: ${verdict.error.kind}`;
};

/** The literals in a source, and the places that build patterns from text. */
export const patternsIn = (
  file: string,
  code: string,
): { readonly written: readonly FoundPattern[]; readonly made: readonly string[] } => {
  const written: FoundPattern[] = [];
  const made: string[] = [];
  const placeOf = (start: number): string => `${file}:${code.slice(0, start).split('\n').length}`;
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const look = (call: { readonly callee: object; readonly start: number }): void => {
    if ('name' in call.callee && call.callee.name === 'RegExp') made.push(placeOf(call.start));
  };
  new Visitor({
    'Literal:exit': (node) => {
      if ('regex' in node)
        written.push({
          source: node.regex.pattern,
          flags: node.regex.flags,
          at: placeOf(node.start),
        });
    },
    NewExpression: look,
    CallExpression: look,
  }).visit(program);
  return { written, made };
};

export const sourcesIn = (folder: string): readonly string[] =>
  globSync('packages/{*,adapters/*}/src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/node_modules/**', '**/testing/**'],
  }).filter((file) => !/\.(?:test|bench|test-d|d)\.tsx?$/.test(file));

export const readPatterns = (folder: string): ReturnType<typeof patternsIn> => {
  const found = sourcesIn(folder).map((file) =>
    patternsIn(file, readFileSync(join(folder, file), 'utf8')),
  );
  return {
    written: found.flatMap(({ written }) => written),
    made: found.flatMap(({ made }) => made),
  };
};
