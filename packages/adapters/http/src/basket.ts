import {
  activateCredit,
  addProduct,
  addVoucher,
  changeLine,
  changePiece,
  countBasket,
  deactivateCredit,
  fromWireBasket,
  readBasket,
  removeLine,
  removeVoucher,
  toWirePieceChange,
  toWirePieceToAdd,
  type WireBasket,
} from '@tailorbird/contract/basket';
import type {
  AddRequest,
  Basket,
  BasketRefused,
  Baskets,
  PieceChange,
  VoucherNotAdded,
} from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { refused } from './lateRefusals.ts';
import { outcome } from './outcome.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

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
  readonly quantities: Baskets['quantities'] = async () =>
    (await import('./basketQuantities.ts')).basketQuantities(this.#client);

  readonly add = async (request: AddRequest): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(addProduct, { body: toWirePieceToAdd(request) }));

  readonly changeQuantity = async (
    lineId: number,
    quantity: number,
  ): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(
      await this.#client.send(changeLine, { params: { id: lineId }, body: { quantity } }),
    );

  readonly changePiece = async (
    lineId: number,
    change: PieceChange,
  ): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(
      await this.#client.send(changePiece, {
        params: { id: lineId },
        body: toWirePieceChange(change),
      }),
    );

  readonly remove = async (lineId: number): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(removeLine, { params: { id: lineId } }));

  readonly addVoucher = async (
    code: string,
  ): Promise<Result<{ readonly type: 'voucher' | 'account' }, VoucherNotAdded>> => {
    const answer = await this.#client.send(addVoucher, { body: { vouchercode: code } });
    if (answer.status === 200) return ok({ type: answer.body.type });
    return answer.status === 'unreachable'
      ? unreachable
      : refused((meanings) => meanings.fromWireVoucherRefused(answer.body));
  };

  readonly removeVoucher = async (code: string): Promise<Result<Basket, VoucherNotAdded>> => {
    const answer = await this.#client.send(removeVoucher, { body: { vouchercode: code } });
    if (answer.status === 200) return ok(fromWireBasket(answer.body));
    return answer.status === 'unreachable'
      ? unreachable
      : refused((meanings) => meanings.fromWireVoucherRefused(answer.body));
  };

  readonly activateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(activateCredit));

  readonly deactivateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(deactivateCredit));

  readonly #changed = async (
    answer:
      | { readonly status: 200; readonly body: WireBasket }
      | { readonly status: 400 | 403 | 404 | 406; readonly body: Readonly<Record<string, unknown>> }
      | { readonly status: 'unreachable' },
  ): Promise<Result<Basket, BasketRefused>> => {
    switch (answer.status) {
      case 200:
        return ok(fromWireBasket(answer.body));
      case 404:
        return err({ kind: 'line-not-found' });
      case 'unreachable':
        return unreachable;
      default:
        return refused((meanings) => meanings.fromWireBasketRefused(answer.body));
    }
  };
}
