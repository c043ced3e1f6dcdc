import { type Compilable, type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely';
import type { Queries } from './database.ts';
import type { ReadsAtOnce } from './readsAtOnce.ts';

/** Stands in a query for a value that comes later. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Has a placeholder under every name. */
const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A query that is built once for a database and not each time it runs: building takes longer than an embedded database takes to answer. `build` gets placeholders in place of the values, so it may
 * only hand them on, not look at them.
 */
export const prepared = <Row, Values extends object>(
  build: (values: Values, queries: Queries) => Compilable<Row>,
): ((queries: Queries, values: Values) => Promise<QueryResult<Row>>) => {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values): Promise<QueryResult<Row>> => {
    // A transaction has the adapter of the database it is in.
    const { adapter } = queries.getExecutor();
    let query = built.get(adapter);
    if (!query) {
      query = build(placeholders as Values, queries).compile();
      built.set(adapter, query);
    }
    const bound: CompiledQuery<Row> = {
      ...query,
      parameters: query.parameters.map((value) => (value instanceof Placeholder ? (values as Record<string, unknown>)[value.name] : value)),
    };
    const found =
      'readAtOnce' in adapter && !queries.isTransaction && SelectQueryNode.is(query.query)
        ? (adapter as unknown as ReadsAtOnce).readAtOnce<Row>(bound)
        : null;
    return found ?? (await queries.executeQuery(bound));
  };
};
