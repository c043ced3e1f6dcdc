import * as contract from '@tailorbird/contract/orders';
import { type Currency, unreachable } from '@tailorbird/domain/kernel';
import type { WithdrawalView } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/withdrawal.json';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import {
  declareWithdrawal,
  findForWithdrawal,
  openOrder,
  readWithdrawal,
  receiveWithdrawnPieces,
  type WithdrawalNeeds,
} from '../application/withdrawals.ts';
import { toWire } from './toWire.ts';

const textsIn = textsOf<typeof texts>('withdrawal');

const currencyOf = ({ lines }: WithdrawalView): Currency => lines[0]?.price.currency ?? 'EUR';

export const withdrawalRoutes = (api: Api, shop: WithdrawalNeeds): void => {
  route(api, contract.findForWithdrawal, async (call) => {
    const { order_number: orderNumber, email } = call.body;
    const found = await findForWithdrawal(shop, call, { orderNumber, email });
    if (found.ok) return reply(200, { order_number: found.value.number, link: found.value.link });
    return found.failure.kind === 'too-often'
      ? rateLimitedReply(found.failure, call.locale)
      : reply(404, { detail: textsIn(call.locale)('notFound') });
  });

  route(api, contract.readWithdrawal, async (call) => {
    const read = await readWithdrawal(shop, call, {
      number: call.params.number,
      link: call.query.link,
    });
    return read.ok
      ? reply(200, contract.toWireWithdrawalView(read.value, currencyOf(read.value)))
      : refusalReply(read.failure);
  });

  route(
    api,
    contract.declareWithdrawal,
    async (call) => {
      const chosen = call.body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }));
      const declared = await declareWithdrawal(
        shop,
        call,
        { number: call.params.number, link: call.query.link },
        chosen,
      );
      if (declared.ok)
        return reply(
          200,
          contract.toWireWithdrawalView(declared.value, currencyOf(declared.value)),
        );
      const { failure } = declared;
      switch (failure.kind) {
        case 'sign-in-required':
        case 'permission-denied':
        case 'not-found':
          return refusalReply(failure);
        case 'nothing-chosen':
        case 'not-in-order':
        case 'made-to-specification':
        case 'not-required':
        case 'withdrawn':
        case 'card-used':
        case 'period-over':
        case 'order-cancelled':
          return reply(409, {
            code: failure.kind,
            detail: textsIn(call.locale)(`refused.${failure.kind}`),
          });
        default:
          return unreachable(failure);
      }
    },
    {
      owns: (call) => openOrder(shop, call, { number: call.params.number, link: call.query.link }),
    },
  );

  route(api, contract.receiveWithdrawnPieces, async (call) => {
    const taken = await receiveWithdrawnPieces(
      shop,
      call,
      call.params.number,
      Number(call.params.id),
    );
    return taken.ok ? reply(200, toWire(taken.value, call)) : refusalReply(taken.failure);
  });
};
