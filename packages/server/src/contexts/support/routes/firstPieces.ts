import * as contract from '@tailorbird/contract/support';
import type { Locale } from '@tailorbird/domain/kernel';
import type { FirstPieceRefused } from '@tailorbird/domain/support';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { judgedOrder } from '../../orders/index.ts';
import { claimFirstPiece, type FirstPieceNeeds, firstPieces } from '../application/firstPieces.ts';

const details: Readonly<Record<FirstPieceRefused['kind'], string>> = {
  'piece-not-claimable': 'This piece cannot be made again now.',
  'fit-not-judged': 'Where it does not fit is to be said before.',
  'wash-not-confirmed': 'It is to be washed as its label says, and said so, before.',
};

export const firstPieceRoutes = (api: Api, shop: FirstPieceNeeds): void => {
  route(api, contract.listFirstPieces, async (call) => {
    const { order, link } = call.query;
    const pieces = await firstPieces(shop, call, { number: order, link });
    return pieces.ok
      ? reply(200, pieces.value.map(contract.toWireFirstPiece))
      : refusalReply(pieces.failure);
  });

  route(
    api,
    contract.claimFirstPiece,
    async (call) => {
      const { order_number: number, line, link } = call.body;
      const claimed = await claimFirstPiece(shop, call, { number, link }, line);
      if (claimed.ok) return reply(201, contract.toWireFirstPiece(claimed.value));
      const { failure } = claimed;
      switch (failure.kind) {
        case 'piece-not-claimable':
        case 'fit-not-judged':
        case 'wash-not-confirmed':
          return reply(409, { code: failure.kind, detail: details[failure.kind] });
        case 'too-often':
          return rateLimitedReply(failure, call.locale satisfies Locale);
        default:
          return refusalReply(failure);
      }
    },
    {
      owns: (call, { order_number: number, link }) =>
        judgedOrder(shop, call, { number: number ?? '', link }),
    },
  );
};
