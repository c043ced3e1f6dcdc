import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { graphqlRequest, graphqlResponse } from './schema.ts';

export const queryGraph = endpoint({
  context: 'graphql',
  name: 'queryGraph',
  method: 'POST',
  path: '/graphql/',
  summary:
    'Runs a GraphQL operation of packages/contract/src/graphql/schema.graphql. Field errors are returned in errors, with status 200.',
  request: graphqlRequest,
  responses: { 200: graphqlResponse, 400: graphqlResponse, 403: detailError },
  csrf: 'when-signed-in',
});
