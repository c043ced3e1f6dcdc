import type { queryGraph, WireGraphqlResponse } from '@tailorbird/contract/graphql';
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { reply } from '../../platform/api/reply.ts';
import type { CallTo, ReplyTo } from '../../platform/api/route.ts';
import { Unavailable } from '../../platform/runtime/unavailable.ts';
import { limitDocument, maximumResponseCharacters, maximumTokens } from './limits.ts';
import { type GraphNeeds, resolversFor } from './resolvers.ts';
import { schemaDefinition } from './schemaDefinition.ts';

type Prepared = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

const keptOperations = 200;

type Query = typeof queryGraph;

export type Graph = (call: CallTo<Query>) => Promise<ReplyTo<Query>>;

export const createAnswerQuery = (shop: GraphNeeds): Graph => {
  const schema = buildSchema(schemaDefinition);
  const rules = [
    ...specifiedRules,
    ...(shop.settings.development ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const operations = new LRUCache<string, Prepared>({ max: keptOperations });

  const prepare = (text: string): Prepared => {
    const kept = operations.get(text);
    if (kept) return kept;
    const prepared = ((): Prepared => {
      try {
        const document = parse(text, { maxTokens: maximumTokens, noLocation: true });
        // The cost of validation grows quadratically, so the size limit applies first.
        const tooLarge = limitDocument(document, schema);
        const errors =
          tooLarge.length > 0 ? tooLarge : validate(schema, document, rules, { maxErrors: 5 });
        return errors.length > 0 ? { errors } : { document };
      } catch (cause) {
        if (cause instanceof GraphQLError) return { errors: [cause] };
        throw cause;
      }
    })();
    operations.set(text, prepared);
    return prepared;
  };

  /** The public message of an error: a bug is logged and its message is hidden. */
  const describe = (error: GraphQLError): { readonly message: string } => {
    if (!error.originalError || error.originalError instanceof GraphQLError)
      return { message: error.message };
    shop.logger.error(
      { field: error.path?.join('.'), cause: error.originalError.stack },
      'a GraphQL field failed',
    );
    return { message: 'Something went wrong on our side.' };
  };

  return async (call) => {
    const prepared = prepare(call.body.query);
    if ('errors' in prepared)
      return reply(400, { errors: prepared.errors.map(({ message }) => ({ message })) });
    const result = await execute({
      schema,
      document: prepared.document,
      rootValue: resolversFor(shop, call),
      variableValues: call.body.variables ?? {},
      operationName: call.body.operationName ?? null,
    });
    // An unavailable service fails the whole request, which can be retried, instead of
    // returning null fields.
    const unavailable = result.errors?.find(
      ({ originalError }) => originalError instanceof Unavailable,
    )?.originalError;
    if (unavailable) throw unavailable;
    const answer: WireGraphqlResponse = {
      ...(result.data !== undefined && { data: result.data as WireGraphqlResponse['data'] }),
      ...(result.errors && { errors: result.errors.map(describe) }),
    };
    if (JSON.stringify(answer).length > maximumResponseCharacters)
      return reply(400, { errors: [{ message: 'The answer would be too large.' }] });
    // Without `data` nothing ran: variables or operation name are invalid.
    return result.data === undefined ? reply(400, answer) : reply(200, answer);
  };
};
