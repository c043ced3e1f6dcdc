import * as contract from '@tailorbird/contract/basket';
import { normalizeVoucherCode } from '@tailorbird/domain/basket';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { rateLimitedReply } from '../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import type { NotFound } from '../../platform/session/access.ts';
import { addPiece } from './application/addPiece.ts';
import { addVoucher, type VoucherNotAdded } from './application/addVoucher.ts';
import { basketRefused, basketReply, wireBasketOf } from './application/basketReply.ts';
import type { BasketNeeds } from './application/changeBasket.ts';
import { changePiece } from './application/changePiece.ts';
import { changeQuantity } from './application/changeQuantity.ts';
import {
  countPieces,
  knownBasket,
  readBasket,
  type WithPendingPayments,
} from './application/currentBasket.ts';
import { removeVoucher } from './application/removeVoucher.ts';
import { switchCredit } from './application/switchCredit.ts';
import { voucherMessage, voucherNotAttached } from './messages.ts';

const voucherRefused = (failure: VoucherNotAdded, code: string, locale: Locale) => {
  if (failure.kind === 'too-often') return rateLimitedReply(failure, locale);
  if (failure.kind === 'basket-frozen') return reply(406, { reason: 'Basket Frozen' });
  const message = voucherMessage(failure.kind, code, locale);
  return reply(
    406,
    failure.kind === 'voucher-does-not-qualify'
      ? { reason: message }
      : { non_field_errors: [message] },
  );
};

export const basketRoutes = (
  api: Api,
  shop: BasketNeeds & WithSettings & WithPendingPayments,
): void => {
  route(api, contract.readBasket, async (call) => {
    const { view, pending } = await readBasket(shop, call);
    return reply(200, wireBasketOf(view, call, pending));
  });

  /** The visitor's own basket, regardless of the basket id in the request. */
  const knownWireBasket = async (call: Visit): Promise<contract.WireBasket | null> => {
    const known = await knownBasket(shop, call);
    return known && wireBasketOf(known.view, call, known.pending);
  };

  route(api, contract.readBasketById, async (call) => {
    const basket = await knownWireBasket(call);
    return basket?.id === Number(call.params.id) ? reply(200, basket) : notFound;
  });

  route(api, contract.listBasketLines, async (call) => {
    const basket = await knownWireBasket(call);
    return basket?.id === Number(call.params.id) ? reply(200, basket.all_lines) : notFound;
  });

  type CallToLine = Visit & { readonly params: { readonly id: string } };
  const ownLine = async (
    call: CallToLine,
  ): Promise<Result<contract.WireBasket['all_lines'][number], NotFound>> => {
    const line = (await knownWireBasket(call))?.all_lines.find(
      ({ id }) => id === Number(call.params.id),
    );
    return line ? ok(line) : err({ kind: 'not-found' });
  };

  route(api, contract.readLine, async (call) => {
    const line = await ownLine(call);
    return line.ok ? reply(200, line.value) : notFound;
  });

  route(api, contract.countBasket, async (call) => {
    const owner = await call.knownOwner();
    return reply(200, { count: owner ? await countPieces(shop.database.queries, owner) : 0 });
  });

  route(
    api,
    contract.addProduct,
    async (call) =>
      basketReply(await addPiece(shop, call, contract.fromWirePieceToAdd(call.body)), call),
    {
      requestOf: (content) =>
        'url' in content
          ? contract.linkToAdd
          : 'product_id' in content
            ? contract.productToAdd
            : contract.garmentToAdd,
      invalid: (errors) => reply(406, { reason: errors }),
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    // The API accepts PATCH for the same change.
    route(
      api,
      { ...contract.changeLine, method },
      async (call) => {
        const changed = await changeQuantity(
          shop,
          call,
          Number(call.params.id),
          call.body.quantity,
        );
        if (changed.ok) return reply(200, wireBasketOf(changed.value, call));
        const { failure } = changed;
        if (failure.kind === 'not-found') return notFound;
        // API: an invalid quantity is 400 with an error at `lines`, another reason 406.
        return failure.kind === 'fields'
          ? reply(400, { quantity: [...(failure.fields.quantity ?? [])] })
          : basketRefused(failure);
      },
      { owns: ownLine },
    );
  }

  route(
    api,
    contract.changePiece,
    async (call) => {
      const changed = await changePiece(
        shop,
        call,
        Number(call.params.id),
        contract.fromWirePieceChange(call.body),
      );
      if (changed.ok) return reply(200, wireBasketOf(changed.value, call));
      return changed.failure.kind === 'not-found' ? notFound : basketRefused(changed.failure);
    },
    { owns: ownLine, invalid: (errors) => reply(406, { reason: errors }) },
  );

  route(api, contract.removeLine, async (call) => {
    const changed = await changeQuantity(shop, call, Number(call.params.id), 0);
    if (changed.ok) return reply(200, wireBasketOf(changed.value, call));
    return changed.failure.kind === 'not-found' ? notFound : basketRefused(changed.failure);
  });

  route(
    api,
    contract.addVoucher,
    async (call) => {
      const code = normalizeVoucherCode(call.body.vouchercode);
      if (code === '') return reply(406, { vouchercode: ['This field may not be blank.'] });
      const added = await addVoucher(shop, call, code);
      if (!added.ok) return voucherRefused(added.failure, code, call.locale);
      return reply(200, contract.toWireAddedVoucher(added.value.voucher, added.value.becomes));
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.removeVoucher,
    async (call) => {
      const removed = await removeVoucher(shop, call, call.body.vouchercode);
      if (removed.ok) return reply(200, wireBasketOf(removed.value, call));
      return removed.failure.kind === 'voucher-not-attached'
        ? reply(406, { non_field_errors: [voucherNotAttached(call.locale)] })
        : basketRefused(removed.failure);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  for (const [endpoint, creditActive] of [
    [contract.activateCredit, true],
    [contract.deactivateCredit, false],
  ] as const) {
    route(api, endpoint, async (call) => {
      const switched = await switchCredit(shop, call, creditActive);
      if (switched.ok) return reply(200, wireBasketOf(switched.value, call));
      const { failure } = switched;
      return failure.kind === 'reason' || failure.kind === 'fields'
        ? basketRefused(failure)
        : refusalReply(failure);
    });
  }
};
