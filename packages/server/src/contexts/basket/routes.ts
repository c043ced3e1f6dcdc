import * as contract from '@tailorbird/contract/basket';
import { changeQuantity, checkVoucher, normalizeVoucherCode, type PieceChange } from '@tailorbird/domain/basket';
import { err, money, ok, type Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { notFound, reply, signInRequired, tooOften } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import { attempt } from '../../platform/database/attempt.ts';
import { countAttempt, forgiveAttempt } from '../../platform/limits/attempts.ts';
import type { Shop } from '../../platform/shop.ts';
import {
  addPiece,
  type BasketRefusal,
  changedRequest,
  checkPiece,
  checkStock,
  quantityRefusal,
  replacePiece,
} from './application/addPiece.ts';
import { answered, changeBasket, currentBasket, refused, toWire, viewOf } from './application/currentBasket.ts';
import { tooManyCodes, voucherMessage, voucherNotAttached } from './messages.ts';
import { changeChoices, changeLines, countPieces, loadCurrentBasket, loadOrCreateBasket } from './store/baskets.ts';
import { enterCredit } from './store/credit.ts';
import { findVoucher, takeVoucher } from './store/vouchers.ts';

/** Fails with null when the line is not one of the visitor's own, however it exists elsewhere. */
const setQuantity = async (
  shop: Shop,
  visit: Visit,
  lineId: number,
  quantity: number,
): Promise<Result<contract.WireBasket, BasketRefusal | null>> => {
  const owner = await visit.knownOwner();
  if (!owner) return err(null);
  return await attempt<contract.WireBasket, BasketRefusal | null>(shop.database, async (trx, refuse) => {
    const basket = await loadCurrentBasket(trx, owner);
    const line = basket?.lines.find(({ id }) => id === lineId);
    if (!basket || !line) return refuse(null);
    const change = changeQuantity(basket, lineId, quantity);
    if (!change.ok) return refuse(quantityRefusal(change.failure, 0));
    const changed = await changeLines(trx, basket, [change.value], new Map(), shop.clock());
    // Fewer pieces are always fine, even where stock has run out meanwhile.
    if (quantity > line.quantity) {
      const stock = await checkStock(trx, shop.catalog, changed.lines, line.snapshot.fabricColorId);
      if (!stock.ok) return refuse(stock.failure);
    }
    return await toWire(trx, await viewOf(trx, shop, visit, changed), visit);
  });
};

/** All or nothing: what is refused rolls back. Fails with null when the line is not one of the visitor's own. */
const changePiece = async (
  shop: Shop,
  visit: Visit,
  lineId: number,
  change: PieceChange,
): Promise<Result<contract.WireBasket, BasketRefusal | null>> => {
  const owner = await visit.knownOwner();
  const basket = owner && (await loadCurrentBasket(shop.database.queries, owner));
  const line = basket?.lines.find(({ id }) => id === lineId);
  const type = shop.catalog.clothingTypes.find(({ id }) => id === line?.snapshot.clothingTypeId);
  if (!owner || !line || !type) return err(null);
  const checked = await checkPiece(shop.database.queries, shop.catalog, changedRequest(line, type, change), {
    owner: visit.owner,
    viewer: await visit.viewer(),
    now: shop.clock(),
  });
  if (!checked.ok) return checked;
  return await changeBasket(shop, visit, (trx, current) => replacePiece(trx, shop.catalog, current, lineId, checked.value, shop.clock()));
};

const changeLineEndpoint = async (shop: Shop, visit: Visit, lineId: number, quantity: number) => {
  const result = await setQuantity(shop, visit, lineId, quantity);
  if (result.ok) return reply(200, result.value);
  if (result.failure === null) return notFound;
  // The wire: a wrong quantity is 400 on lines, a reason 406.
  if (result.failure.kind === 'fields') return reply(400, { quantity: [...(result.failure.fields.quantity ?? [])] });
  return refused(result.failure);
};

type VoucherFailure = { reason: string } | { non_field_errors: string[] };

const addVoucher = async (shop: Shop, visit: Visit, typed: string): Promise<Result<contract.WireAddedVoucher, VoucherFailure>> => {
  const code = normalizeVoucherCode(typed);
  const owner = await visit.owner();
  const accountId = owner.kind === 'customer' ? owner.accountId : null;
  return await attempt<contract.WireAddedVoucher, VoucherFailure>(shop.database, async (trx, refuse) => {
    const now = shop.clock();
    const basket = await loadOrCreateBasket(trx, owner, visit.currency, now);
    if (basket.status === 'Frozen') return refuse({ reason: 'Basket Frozen' });
    const voucher = await findVoucher(trx, code, { accountId, basketId: basket.id });
    const { currency, garmentTotal, priced } = await viewOf(trx, shop, visit, basket);
    const checked = checkVoucher(
      voucher,
      { currency, garmentTotal, requiresShipping: priced.requiresShipping },
      { signedIn: accountId !== null },
      now.toISOString(),
    );
    if (!checked.ok) {
      const message = voucherMessage(checked.failure.kind, code, visit.locale);
      return refuse(checked.failure.kind === 'voucher-does-not-qualify' ? { reason: message } : { non_field_errors: [message] });
    }
    const found = voucher as NonNullable<typeof voucher>;
    if (found.benefit.kind === 'account' && accountId !== null) {
      // Account vouchers become credit at once, and only once.
      const taken = await takeVoucher(trx, found, { accountId, basketId: null }, now);
      if (!taken) return refuse({ non_field_errors: [voucherMessage('voucher-already-used', code, visit.locale)] });
      const amount = money(found.benefit.amounts[currency] ?? 0, currency);
      await enterCredit(trx, { accountId, amount, reason: 'voucher', reference: code, now });
      return contract.toWireAddedVoucher(found, 'account');
    }
    if (!basket.voucherCodes.includes(code)) await changeChoices(trx, basket, { voucherCodes: [...basket.voucherCodes, code] });
    return contract.toWireAddedVoucher(found, 'voucher');
  });
};

/** Serves the calls of the basket (API-25 … API-33). */
export const basketRoutes = (api: Api, shop: Shop): void => {
  const { queries } = shop.database;

  route(api, contract.readBasket, async (call) => {
    const basket = await currentBasket(shop, call);
    return reply(200, await toWire(queries, await viewOf(queries, shop, call, basket), call));
  });

  route(api, contract.countBasket, async (call) => {
    const owner = await call.knownOwner();
    return reply(200, { count: owner ? await countPieces(queries, owner) : 0 });
  });

  route(
    api,
    contract.addProduct,
    async (call) => {
      const piece = contract.fromWirePieceToAdd(call.body);
      const checked = await checkPiece(queries, shop.catalog, piece, {
        owner: call.owner,
        viewer: await call.viewer(),
        now: shop.clock(),
      });
      if (!checked.ok) return refused(checked.failure);
      return answered(
        await changeBasket(shop, call, (trx, basket) => addPiece(trx, shop.catalog, basket, checked.value, piece.quantity, shop.clock())),
      );
    },
    {
      requestOf: (content) =>
        'url' in content ? contract.linkToAdd : 'product_id' in content ? contract.productToAdd : contract.garmentToAdd,
      invalid: (errors) => reply(406, { reason: errors }),
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    // PATCH is what stock serves for the same change.
    route(api, { ...contract.changeLine, method }, (call) => changeLineEndpoint(shop, call, Number(call.params.id), call.body.quantity));
  }

  route(
    api,
    contract.changePiece,
    async (call) => {
      const result = await changePiece(shop, call, Number(call.params.id), contract.fromWirePieceChange(call.body));
      if (result.ok) return reply(200, result.value);
      return result.failure === null ? notFound : refused(result.failure);
    },
    { invalid: (errors) => reply(406, { reason: errors }) },
  );

  route(api, contract.removeLine, async (call) => {
    const result = await setQuantity(shop, call, Number(call.params.id), 0);
    if (result.ok) return reply(200, result.value);
    return result.failure === null ? notFound : refused(result.failure);
  });

  route(
    api,
    contract.addVoucher,
    async (call) => {
      const code = normalizeVoucherCode(call.body.vouchercode);
      if (code === '') return reply(406, { vouchercode: ['This field may not be blank.'] });
      // Vouchers and gift cards alike: a code is worth money, so nobody tries them through.
      const attempt = { kind: 'code', address: call.networkAddress() } as const;
      const counted = await countAttempt(shop, attempt);
      if (!counted.ok) return tooOften(tooManyCodes(call.locale), counted.failure);
      const added = await addVoucher(shop, call, code);
      if (added.ok) await forgiveAttempt(shop, attempt);
      return added.ok ? reply(200, added.value) : reply(406, added.failure);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.removeVoucher,
    async (call) => {
      const code = normalizeVoucherCode(call.body.vouchercode);
      let attached = true;
      const result = await changeBasket(shop, call, async (trx, basket) => {
        attached = basket.voucherCodes.includes(code);
        if (!attached) return ok(basket);
        return ok(await changeChoices(trx, basket, { voucherCodes: basket.voucherCodes.filter((other) => other !== code) }));
      });
      return attached ? answered(result) : reply(406, { non_field_errors: [voucherNotAttached(call.locale)] });
    },
    { invalid: (errors) => reply(406, errors) },
  );

  for (const [endpoint, creditActive] of [
    [contract.activateCredit, true],
    [contract.deactivateCredit, false],
  ] as const) {
    route(api, endpoint, async (call) => {
      const visitor = await call.visitor();
      // A guest has no account to take credit from.
      if (visitor.kind === 'guest' && creditActive) return signInRequired;
      return answered(await changeBasket(shop, call, async (trx, basket) => ok(await changeChoices(trx, basket, { creditActive }))));
    });
  }
};
