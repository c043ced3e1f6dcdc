import * as contract from '@tailorbird/contract/orders';
import type { Locale } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import {
  deliveredOrders,
  type FeedbackNeeds,
  judgedOrder,
  sendFitFeedback,
} from '../application/fitFeedback.ts';
import {
  answerProposal,
  type FoundProposal,
  type ReachedOrder,
  reachableSizeOwner,
  readProposals,
} from '../application/sizeProposals.ts';
import { forgetFit, readWorn } from '../application/wornGarments.ts';
import { orderMessages } from '../messages.ts';
import { toWire } from './toWire.ts';

const toWireFound = (
  { size, type, basis, because, change }: FoundProposal,
  locale: Locale,
): contract.WireSizeProposal =>
  contract.toWireProposal({
    size,
    basis,
    because: because.map(({ title, zones }) => ({ title: title[locale], zones })),
    ...change,
    measures: change.measures.map((each) => ({
      ...each,
      title: type.properties.find(({ slug }) => slug === each.measure)?.title[locale] ?? '',
    })),
  });

const reached = ({
  order,
  link,
}: {
  readonly order?: string | undefined;
  readonly link?: string | undefined;
}): ReachedOrder | null => (order === undefined ? null : { number: order, link });

export const fitFeedbackRoutes = (api: Api, shop: FeedbackNeeds & WithCatalog): void => {
  route(api, contract.listSizeProposals, async (call) => {
    const proposals = await readProposals(shop, call, reached(call.query));
    if (!proposals.ok) return refusalReply(proposals.failure);
    return reply(
      200,
      proposals.value.map((proposal) => toWireFound(proposal, call.locale)),
    );
  });

  route(
    api,
    contract.answerSizeProposal,
    async (call) => {
      const { answer, basis } = call.body;
      const answered = await answerProposal(shop, call, reached(call.body), {
        sizeId: Number(call.params.id),
        basis,
        answer,
      });
      if (answered.ok) return reply(200, { received: true as const });
      const { failure } = answered;
      if (failure.kind === 'proposal-outdated')
        return reply(409, { detail: orderMessages['proposal-outdated'][call.locale] });
      return failure.kind === 'too-often'
        ? rateLimitedReply(failure, call.locale)
        : refusalReply(failure);
    },
    {
      owns: (call, { order, link }) =>
        reachableSizeOwner(shop, call, reached({ order, link }), Number(call.params.id)),
    },
  );

  route(api, contract.listWornGarments, async (call) => {
    const worn = await readWorn(shop, call);
    return reply(
      200,
      worn.map(({ garments, ...each }) =>
        contract.toWireWorn({
          ...each,
          garments: garments.map((garment) => ({ ...garment, title: garment.title[call.locale] })),
        }),
      ),
    );
  });

  route(api, contract.forgetFit, async (call) => {
    const forgotten = await forgetFit(shop, call, Number(call.params.id));
    if (forgotten.ok) return reply(204, undefined);
    return forgotten.failure.kind === 'too-often'
      ? rateLimitedReply(forgotten.failure, call.locale)
      : refusalReply(forgotten.failure);
  });

  route(api, contract.listDeliveredOrders, async (call) => {
    const orders = await deliveredOrders(shop, call, call.query.link);
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(
    api,
    contract.sendFitFeedback,
    async (call) => {
      const { line, zones, washed, link } = call.body;
      const sent = await sendFitFeedback(
        shop,
        call,
        { number: call.params.number, lineId: line, link },
        { zones: zones as FitFeedback['zones'], washed },
      );
      if (sent.ok) return reply(200, { received: true as const });
      const { failure } = sent;
      if (failure.kind === 'nothing-judged')
        return reply(400, { zones: [orderMessages['nothing-judged'][call.locale]] });
      return failure.kind === 'too-often'
        ? rateLimitedReply(failure, call.locale)
        : refusalReply(failure);
    },
    {
      owns: (call, { link }) => judgedOrder(shop, call, { number: call.params.number, link }),
    },
  );
};
