import { toWireAddressToSend } from '@tailorbird/contract/checkout';
import {
  changeOrder,
  fromWireOrder,
  toWireOrderedPieceChange,
  type WireOrderChanges,
} from '@tailorbird/contract/orders';
import type { Address } from '@tailorbird/domain/checkout';
import { err, type Result } from '@tailorbird/domain/kernel';
import type {
  Aftercare,
  ChangeRefused,
  Order,
  OrderedPieceRefused,
  OrderLink,
  OrderRefused,
} from '@tailorbird/domain/orders';
import { addressRefusalOf } from './addressRefusal.ts';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

type Changed = Result<Order, ChangeRefused | OrderRefused>;

const refusalOf = (code: string): ChangeRefused =>
  code === 'another-country' || code === 'no-home-delivery'
    ? { kind: code }
    : { kind: 'order-not-changeable' };

/** Refusal codes of a piece. An unknown code means that the piece stays unchanged. */
const pieceRefusals: readonly string[] = [
  'cut-off-passed',
  'piece-fixed',
  'line-not-found',
  'out-of-stock',
  'fabric-color-not-available',
  'missing-size',
  'wrong-size-type',
  'not-cut-for-body',
  'missing-properties',
] satisfies readonly OrderedPieceRefused['kind'][];

const pieceRefusalOf = (code: string): OrderedPieceRefused =>
  pieceRefusals.includes(code)
    ? { kind: code as OrderedPieceRefused['kind'] }
    : { kind: 'order-not-changeable' };

export class HttpChanges
  implements Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>
{
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly changeComment: Aftercare['changeComment'] = (number, comment, link) =>
    this.#change(number, { comment }, link);

  readonly changeShippingAddress: Aftercare['changeShippingAddress'] = (number, address, link) =>
    this.#change(number, { shipping_address: toWireAddressToSend(address) }, link, address);

  readonly changePiece: Aftercare['changePiece'] = async (number, lineId, change, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = { line: toWireOrderedPieceChange(lineId, change) };
    const answer = await this.#client.send(changeOrder, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      400: (refused) => {
        const piece = 'line' in refused ? refused.line : null;
        return { kind: piece && 'initials' in piece ? 'initials-refused' : 'unreachable' };
      },
      409: ({ code }) => pieceRefusalOf(code),
      429: { kind: 'too-often' },
    });
  };

  async #change(
    number: string,
    body: WireOrderChanges,
    link: OrderLink | undefined,
    address?: Address,
  ): Promise<Changed> {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(changeOrder, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      400: ({ shipping_address: errors }) => addressRefusalOf(errors, address),
      409: ({ code }) => refusalOf(code),
    });
  }
}
