import { queryGraph } from '@tailorbird/contract/graphql';
import type { Api } from '../../platform/api/api.ts';
import { route } from '../../platform/api/route.ts';
import type { Shop } from '../../platform/shop.ts';

/** The schema of the contract at POST /graphql/. What answers it is loaded with the first query: the shop's own pages ask none. */
export const graphqlRoutes = (api: Api, shop: Shop): void => {
  const load = () => import('./answerQuery.ts').then(({ createAnswerQuery }) => createAnswerQuery(shop));
  let answerQuery: ReturnType<typeof load> | undefined;
  route(api, queryGraph, async (call) => {
    answerQuery ??= load();
    return (await answerQuery)(call);
  });
};
