import { type Compilable, type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely';
import type { Queries } from './database.ts';
import { isReadAtOnce, runOf } from './readsAtOnce.ts';

/** Stands in a query for a value that comes later. */
class Placeholder<Values> {
  readonly of: (values: Values) => unknown;

  constructor(of: (values: Values) => unknown) {
    this.of = of;
  }
}

/** Has a placeholder under every name, for the value of that name of what `of` finds. */
const placeholders = <Values, Found extends object>(of: (values: Values) => Found): Found =>
  new Proxy({} as Found, {
    get: (_, name) =>
      new Placeholder<Values>((values) => (of(values) as Record<string, unknown>)[String(name)]),
  });

/** Runs a query with values. */
export type PreparedQuery<Row, Values> = {
  (queries: Queries, values: Values): Promise<QueryResult<Row>>;
  /** What it finds without waiting; null where the database is not read so. */
  readonly atOnce: (queries: Queries, values: Values) => QueryResult<Row> | null;
};

/** More forms of a query are asked for by nobody. */
const mostForms = 200;

/** `formOf` tells values for which another query is built. */
const preparedBy = <Row, Values>(
  formOf: (values: Values) => string | number,
  build: (queries: Queries, values: Values) => Compilable<Row>,
): PreparedQuery<Row, Values> => {
  const built = new WeakMap<object, Map<string | number, CompiledQuery<Row>>>();
  const builtFor = (queries: Queries, values: Values): CompiledQuery<Row> => {
    // A transaction has the adapter of the database it is in.
    const { adapter } = queries.getExecutor();
    let forms = built.get(adapter);
    if (!forms) {
      forms = new Map();
      built.set(adapter, forms);
    }
    const form = formOf(values);
    let query = forms.get(form);
    if (!query) {
      query = build(queries, values).compile();
      if (forms.size >= mostForms) forms.clear();
      forms.set(form, query);
    }
    return query;
  };
  const bind = (queries: Queries, values: Values): CompiledQuery<Row> => {
    const query = builtFor(queries, values);
    return {
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Placeholder ? value.of(values) : value,
      ),
    };
  };
  const readAtOnce = (queries: Queries, bound: CompiledQuery<Row>): QueryResult<Row> | null => {
    const { adapter } = queries.getExecutor();
    return isReadAtOnce(adapter) && !queries.isTransaction && SelectQueryNode.is(bound.query)
      ? adapter.readAtOnce(bound)
      : null;
  };
  const run = async (queries: Queries, values: Values): Promise<QueryResult<Row>> => {
    const bound = bind(queries, values);
    return (
      runOf(queries)?.(bound) ?? readAtOnce(queries, bound) ?? (await queries.executeQuery(bound))
    );
  };
  return Object.assign(run, {
    atOnce: (queries: Queries, values: Values) => readAtOnce(queries, bind(queries, values)),
  });
};

/**
 * A query that is built once for a database and not each time it runs: building takes longer than an embedded database takes to answer. `build` gets placeholders in place of the values, so it may
 * only hand them on, not look at them.
 */
export const prepared = <Row, Values extends object>(
  build: (values: Values, queries: Queries) => Compilable<Row>,
): PreparedQuery<Row, Values> => {
  const values = placeholders<Values, Values>((given) => given);
  return preparedBy(
    () => '',
    (queries) => build(values, queries),
  );
};

const namesOf = (values: object): readonly string[] => Object.keys(values);

const placeholdersOf = <Values, Found extends object>(
  found: Found,
  of: (values: Values) => Found,
): Found => {
  const all = placeholders(of) as Record<string, unknown>;
  return Object.fromEntries(namesOf(found).map((name) => [name, all[name]])) as Found;
};

/** The same for values that do not all have the same names: built once for each choice of them. `build` may hand them on together. */
export const preparedByNames = <Row, Values extends object>(
  build: (values: Values, queries: Queries) => Compilable<Row>,
): PreparedQuery<Row, Values> =>
  preparedBy(
    (values) => namesOf(values).join(),
    (queries, values) =>
      build(
        placeholdersOf<Values, Values>(values, (given) => given),
        queries,
      ),
  );

/** The same for rows, each of which has the same names: built once for each number of them. */
export const preparedRows = <Row, Values extends object>(
  build: (rows: readonly Values[], queries: Queries) => Compilable<Row>,
): PreparedQuery<Row, readonly Values[]> =>
  preparedBy(
    ({ length }) => length,
    (queries, rows) =>
      build(
        rows.map((row, place) =>
          placeholdersOf<readonly Values[], Values>(row, (given) => given[place] as Values),
        ),
        queries,
      ),
  );
