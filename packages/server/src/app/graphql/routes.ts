import { queryGraph } from '@tailorbird/contract/graphql';
import type { Api } from '../../platform/api/api.ts';
import { route } from '../../platform/api/route.ts';
import type { Graph } from './answerQuery.ts';

export const graphqlRoutes = (api: Api, graph: Graph): void => {
  route(api, queryGraph, graph);
};
