/**
 * All migration statements for PostgreSQL are of kinds that CockroachDB, YugabyteDB and Citus
 * document.
 */
import { describe, expect, it } from 'vitest';
import { migrations } from '../src/app/migrations.ts';
import { statementsOf } from '../src/platform/database/migration.ts';

/** Statement kinds that all three engines support in a transaction. */
const allowed: readonly RegExp[] = [
  /^create table "?\w+"? \(.+\)$/s,
  /^create unique index "?\w+"? on "?\w+"? \([^()]+\)(?:\s+where .+)?$/s,
  // Also expressions and partial indexes, but no uniqueness.
  /^create index "?\w+"? on "?\w+"? \((?:[^()]|\([^()]*\))+\)(?:\s+where .+)?$/s,
  /^drop (?:table|index) (?:if exists )?"?\w+"?$/,
  /^alter table "?\w+"? (?:add|drop|rename) column .+$/s,
  /^alter table "?\w+"? rename to "?\w+"?$/,
  /^(?:insert into|update|delete from|select|with) .+$/s,
];

/** Statements that an engine lacks or treats differently, with its name. */
const refused: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:trigger|function|procedure|rule)\b/i,
    'code in the database: not in Citus’ distributed tables, in part in CockroachDB',
  ],
  [/\b(?:extension|tablespace|unlogged|inherits|domain|materialized)\b/i, 'not in CockroachDB'],
  [
    /\b(?:deferrable|exclude using)\b/i,
    'constraints that wait or exclude: neither in CockroachDB nor in YugabyteDB',
  ],
  [
    /\b(?:listen|notify)\b|advisory_/i,
    'neither in CockroachDB nor in YugabyteDB, nor through a pooler',
  ],
  [/\block table\b|\bconcurrently\b|\btemporary\b/i, 'not in a transaction, or not in CockroachDB'],
  [
    /\b(?:serial|bigserial)\b/i,
    'counts otherwise in CockroachDB: an identity column is the same everywhere',
  ],
  [/\busing (?:gin|gist|brin|hash|spgist)\b/i, 'other kinds of indexes in each'],
  [/\balter column\b/i, 'changes of types: in CockroachDB not in a transaction'],
  [
    /\b(?:jsonb?|timestamptz?|numeric|money|xml|hstore|uuid|bytea|array)\b/i,
    'another type than the three the shop keeps to',
  ],
];

const types: readonly string[] = ['bigint', 'integer', 'text'];

/** Column types of a `create table`, one column per line, or of an `add column`. */
const typesOf = (statement: string): readonly string[] =>
  [
    ...statement.matchAll(
      /^create table/.test(statement)
        ? /^ +(?!constraint )\w+ (\w+)/gm
        : /^alter table "?\w+"? add column "?\w+"? (\w+)/g,
    ),
  ].map(([, type = '']) => type);

const judge = (statement: string): readonly string[] => {
  // Quoted parts are names and texts.
  const words = statement.replace(/'[^']*'|"[^"]*"/g, '""');
  return [
    ...(allowed.some((kind) => kind.test(statement)) ? [] : ['a statement of another kind']),
    ...refused.flatMap(([pattern, why]) => (pattern.test(words) ? [why] : [])),
    ...typesOf(statement).flatMap((type) => (types.includes(type) ? [] : [`the type ${type}`])),
  ];
};

describe('the SQL of the migrations', () => {
  it('migrations use only SQL that CockroachDB, YugabyteDB and Citus document', () => {
    const statements = migrations.flatMap((step) => statementsOf(step, 'postgres'));
    expect(statements.length).toBeGreaterThan(20);
    expect(
      statements.flatMap((statement) => judge(statement).map((why) => `${why}: ${statement}`)),
    ).toEqual([]);
    expect(statements.flatMap(typesOf).length).toBeGreaterThan(50);
  });

  it.each([
    'create table "a" ("id" bigserial)',
    'create table "a" ("at" timestamptz)',
    'create index "a" on "b" using gin ("c")',
    'create unique index "a" on "b" (lower("c"))',
    'create trigger "a" before insert on "b" execute function "c"()',
    'alter table "a" alter column "b" type text',
    'alter table "a" add column "b" jsonb',
    'select pg_advisory_xact_lock(1)',
    'listen "stock"',
    'create table "a" ("b" text unique deferrable)',
  ])('the check detects SQL outside the subset: %s', (statement) => {
    expect(judge(statement)).not.toEqual([]);
  });
});
