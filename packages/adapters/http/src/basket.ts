import {
  activateCredit,
  addProduct,
  addVoucher,
  changeLine,
  changePiece,
  countBasket,
  deactivateCredit,
  fromWireBasket,
  fromWireBasketRefused,
  fromWireVoucherRefused,
  readBasket,
  removeLine,
  removeVoucher,
  toWirePieceChange,
  toWirePieceToAdd,
  type WireBasket,
} from '@tailorbird/contract/basket';
import { basketLinesWithQuantity } from '@tailorbird/contract/graphql';
import type {
  AddRequest,
  Basket,
  BasketRefused,
  Baskets,
  PieceChange,
  VoucherNotAdded,
} from '@tailorbird/domain/basket';
import { ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';
import { runOperation } from './runOperation.ts';

type Refused<Status> = Status extends number
  ? { readonly status: Status; readonly body: Readonly<Record<string, unknown>> }
  : never;
type BasketAnswer =
  | { readonly status: 200; readonly body: WireBasket }
  | Refused<400 | 403 | 404 | 406>
  | { readonly status: 'unreachable' };

/** The basket after a change, or the reason that it stayed as it was. */
export const changedBasket = (answer: BasketAnswer): Result<Basket, BasketRefused> =>
  outcome(answer, fromWireBasket, {
    400: fromWireBasketRefused,
    403: fromWireBasketRefused,
    404: { kind: 'line-not-found' },
    406: fromWireBasketRefused,
  });

export class HttpBaskets implements Baskets {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly current = async (): Promise<Result<Basket, BasketRefused>> =>
    outcome(await this.#client.send(readBasket), fromWireBasket);

  readonly count = async (): Promise<Result<number, BasketRefused>> =>
    outcome(await this.#client.send(countBasket), (body) => body.count);

  /** For clients other than the shop's pages. */
  readonly quantities: Baskets['quantities'] = async () => {
    const basket = await runOperation(this.#client, basketLinesWithQuantity);
    return basket.ok
      ? ok(basket.value.current_basket.lines.map(({ quantity }) => quantity))
      : basket;
  };

  readonly add = async (request: AddRequest): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(await this.#client.send(addProduct, { body: toWirePieceToAdd(request) }));

  readonly changeQuantity = async (
    lineId: number,
    quantity: number,
  ): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(
      await this.#client.send(changeLine, { params: { id: lineId }, body: { quantity } }),
    );

  readonly changePiece = async (
    lineId: number,
    change: PieceChange,
  ): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(
      await this.#client.send(changePiece, {
        params: { id: lineId },
        body: toWirePieceChange(change),
      }),
    );

  readonly remove = async (lineId: number): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(await this.#client.send(removeLine, { params: { id: lineId } }));

  readonly addVoucher = async (
    code: string,
  ): Promise<Result<{ readonly type: 'voucher' | 'account' }, VoucherNotAdded>> =>
    outcome(
      await this.#client.send(addVoucher, { body: { vouchercode: code } }),
      ({ type }) => ({ type }),
      { 403: fromWireVoucherRefused, 406: fromWireVoucherRefused, 429: fromWireVoucherRefused },
    );

  readonly removeVoucher = async (code: string): Promise<Result<Basket, VoucherNotAdded>> =>
    outcome(
      await this.#client.send(removeVoucher, { body: { vouchercode: code } }),
      fromWireBasket,
      { 403: fromWireVoucherRefused, 406: fromWireVoucherRefused },
    );

  readonly activateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(await this.#client.send(activateCredit));

  readonly deactivateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    changedBasket(await this.#client.send(deactivateCredit));
}
