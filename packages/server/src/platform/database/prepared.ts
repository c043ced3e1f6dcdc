import { type Compilable, type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely';
import type { Queries } from './database.ts';
import { isReadAtOnce, runOf } from './readsAtOnce.ts';

/** Stands in a query for a value that comes later. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Has a placeholder under every name. */
const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** Runs a query with values. */
export type PreparedQuery<Row, Values> = {
  (queries: Queries, values: Values): Promise<QueryResult<Row>>;
  /** What it finds without waiting; null where the database is not read so. */
  readonly atOnce: (queries: Queries, values: Values) => QueryResult<Row> | null;
};

/**
 * A query that is built once for a database and not each time it runs: building takes longer than an embedded database takes to answer. `build` gets placeholders in place of the values, so it may
 * only hand them on, not look at them.
 */
export const prepared = <Row, Values extends object>(
  build: (values: Values, queries: Queries) => Compilable<Row>,
): PreparedQuery<Row, Values> => {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  const bind = (queries: Queries, values: Values): CompiledQuery<Row> => {
    // A transaction has the adapter of the database it is in.
    const { adapter } = queries.getExecutor();
    let query = built.get(adapter);
    if (!query) {
      query = build(placeholders as Values, queries).compile();
      built.set(adapter, query);
    }
    return {
      ...query,
      parameters: query.parameters.map((value) => (value instanceof Placeholder ? (values as Record<string, unknown>)[value.name] : value)),
    };
  };
  const readAtOnce = (queries: Queries, bound: CompiledQuery<Row>): QueryResult<Row> | null => {
    const { adapter } = queries.getExecutor();
    return isReadAtOnce(adapter) && !queries.isTransaction && SelectQueryNode.is(bound.query) ? adapter.readAtOnce(bound) : null;
  };
  const run = async (queries: Queries, values: Values): Promise<QueryResult<Row>> => {
    const bound = bind(queries, values);
    return runOf(queries)?.(bound) ?? readAtOnce(queries, bound) ?? (await queries.executeQuery(bound));
  };
  return Object.assign(run, { atOnce: (queries: Queries, values: Values) => readAtOnce(queries, bind(queries, values)) });
};
