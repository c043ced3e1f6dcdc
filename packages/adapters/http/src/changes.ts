import { fromWireAddressErrors, toWireAddressToSend } from '@tailorbird/contract/checkout';
import {
  changeOrder,
  fromWireOrder,
  orderNumber,
  toWireOrderedPieceChange,
  type WireOrderChanges,
} from '@tailorbird/contract/orders';
import type { Address } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type {
  Aftercare,
  ChangeRefused,
  Order,
  OrderedPieceRefused,
  OrderLink,
  OrderRefused,
} from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { queryOf } from './orders.ts';

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
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = { line: toWireOrderedPieceChange(lineId, change) };
    const answer = await this.#client.send(changeOrder, {
      params: { number },
      query: queryOf(link),
      body,
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 400: {
        const refused = 'line' in answer.body ? answer.body.line : null;
        return err({ kind: refused && 'initials' in refused ? 'initials-refused' : 'unreachable' });
      }
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err(pieceRefusalOf(answer.body.code));
      case 429:
        return err({ kind: 'too-often' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  async #change(
    number: string,
    body: WireOrderChanges,
    link: OrderLink | undefined,
    address?: Address,
  ): Promise<Changed> {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(changeOrder, {
      params: { number },
      query: queryOf(link),
      body,
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 400: {
        const { shipping_address: errors } = answer.body;
        const refused =
          address && errors && !Array.isArray(errors)
            ? fromWireAddressErrors(errors, address)
            : null;
        return err(refused?.kind === 'address-refused' ? refused : { kind: 'unreachable' });
      }
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err(refusalOf(answer.body.code));
      default:
        return err({ kind: 'unreachable' });
    }
  }
}
