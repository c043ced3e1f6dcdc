import { clothingTypeByIdForLegacyDesigner } from '@tailorbird/contract/graphql';
import * as z from 'zod/mini';
import type { WithTypeLookup } from '../../contexts/designer/routes.ts';
import type { Graph } from './answerQuery.ts';
import type { GraphNeeds } from './resolvers.ts';

/**
 * Runs GraphQL queries on the contract's schema. Loaded at the first query, because the shop's
 * own pages send none.
 */
export const openGraph = (shop: GraphNeeds): Graph => {
  const load = (): Promise<Graph> =>
    import('./answerQuery.ts').then(({ createAnswerQuery }) => createAnswerQuery(shop));
  let answerQuery: Promise<Graph> | undefined;
  return async (call) => {
    answerQuery ??= load();
    return await (await answerQuery)(call);
  };
};

/**
 * Looks up a clothing type for the designer's old addresses (API-80), as visible to the
 * visitor.
 */
export const typeLookupBy =
  (graph: Graph): WithTypeLookup['findTypeId'] =>
  async (visit, id) => {
    const { name, text, content } = clothingTypeByIdForLegacyDesigner;
    const answer = await graph({
      ...visit,
      params: {},
      query: {},
      body: { query: text, operationName: name, variables: { id } },
    });
    const read = z.safeParse(z.object({ data: content }), answer.body);
    const node = read.success ? read.data.data.clothing_type_by_id : null;
    return node?.__typename === 'ClothingType' ? node.id : null;
  };
