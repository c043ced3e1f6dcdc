import { clothingTypeByIdForLegacyDesigner } from '@tailorbird/contract/graphql';
import * as z from 'zod/mini';
import type { WithTypeLookup } from '../../contexts/designer/routes.ts';
import type { Graph } from './answerQuery.ts';
import type { GraphNeeds } from './resolvers.ts';

/** Answers queries by the schema of the contract. What answers them is loaded with the first: the shop's own pages ask none. */
export const openGraph = (shop: GraphNeeds): Graph => {
  const load = (): Promise<Graph> =>
    import('./answerQuery.ts').then(({ createAnswerQuery }) => createAnswerQuery(shop));
  let answerQuery: Promise<Graph> | undefined;
  return async (call) => {
    answerQuery ??= load();
    return await (await answerQuery)(call);
  };
};

/** The designer's old addresses look their clothing type up by an operation of the graph (API-80), as the visitor who asks sees the range. */
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
