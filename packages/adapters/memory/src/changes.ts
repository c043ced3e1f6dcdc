import type { BasketRefused } from '@tailorbird/domain/basket';
import { validateAddress } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Aftercare,
  type ChangeRefused,
  changeOrder,
  changeOrderedPiece,
  type Order,
  type OrderChanges,
  type OrderedPieceRefused,
  type OrderLine,
  type OrderLink,
  type OrderRefused,
  pieceChangeRefusal,
  splitLine,
} from '@tailorbird/domain/orders';
import { snapshotOf } from './baskets.ts';
import { accessibleOrder } from './orderLinks.ts';
import { type InMemoryState, nextId, recordsOf, viewLine } from './state.ts';

const refusalOf = ({ kind }: BasketRefused): OrderedPieceRefused => {
  switch (kind) {
    case 'out-of-stock':
    case 'fabric-color-not-available':
    case 'missing-size':
    case 'wrong-size-type':
    case 'not-cut-for-body':
    case 'missing-properties':
      return { kind };
    default:
      return { kind: 'initials-refused' };
  }
};

const apartOf = (
  state: InMemoryState,
  line: OrderLine,
  count: number,
): readonly [OrderLine, OrderLine] => {
  const [rest, apart] = splitLine({ ...line, madeFirst: null }, count);
  return [rest, { ...apart, id: nextId(state) }];
};

export class InMemoryChanges
  implements Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>
{
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly changeComment: Aftercare['changeComment'] = async (number, comment, link) =>
    this.#change(number, { comment }, link);
  readonly changeShippingAddress: Aftercare['changeShippingAddress'] = async (
    number,
    shippingAddress,
    link,
  ) => this.#change(number, { shippingAddress }, link);

  readonly changePiece: Aftercare['changePiece'] = async (
    number,
    lineId,
    { count, ...change },
    link,
  ) => {
    const state = this.#state;
    const reached = accessibleOrder(state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const whole = order.lines.find(({ id }) => id === lineId);
    if (!whole || (count ?? 1) > whole.quantity) return err({ kind: 'line-not-found' });
    const fixed = pieceChangeRefusal(order, whole, state.fixture.now);
    if (fixed) return err(fixed);
    const [rest, line] =
      count === undefined || count === whole.quantity
        ? [null, whole]
        : apartOf(state, whole, count);
    const { size, quantity } = line;
    // An unchanged size keeps the version it was ordered in.
    const version = change.userSizeId === undefined ? size?.version : undefined;
    const asked = snapshotOf(state, {
      ...line.snapshot,
      userSizeVersion: version,
      ...change,
      quantity,
      productId: null,
    });
    if (!asked.ok) return err(refusalOf(asked.failure));
    const piece = viewLine(state, recordsOf(state), {
      id: lineId,
      quantity,
      snapshot: asked.value,
      dateCreated: order.datePlaced,
    });
    if (!piece) return err({ kind: 'fabric-color-not-available' });
    const {
      id: _,
      quantity: __,
      dateCreated: ___,
      preOrder: ____,
      unitPrice,
      priceExclDiscounts,
      priceInclDiscounts,
      ...made
    } = piece;
    const current = recordsOf(state).sizes.find(({ id }) => id === made.size?.id)?.version;
    const sizeMadeTo = made.size && { id: made.size.id, version: version ?? current ?? 1 };
    const before = { ...line, sizeMadeTo: size && { id: size.id, version: size.version ?? 1 } };
    const { changed } = changeOrderedPiece(before, { snapshot: made.snapshot, sizeMadeTo });
    if (changed.length === 0) return ok(order);
    if (changed.includes('color') && !this.#takeColor(line, made.snapshot.fabricColorId))
      return err({ kind: 'out-of-stock' });
    const after = {
      ...line,
      ...made,
      size: made.size && { ...made.size, version: sizeMadeTo?.version },
    };
    const event = {
      status: order.status,
      change: 'piece',
      at: order.datePlaced,
      by: 'customer',
    } as const;
    const lines = [
      ...order.lines.map((each) => (each.id === lineId ? (rest ?? after) : each)),
      ...(rest ? [after] : []),
    ];
    return ok(replace({ ...order, lines, history: [...order.history, event] }));
  };

  /**
   * Moves a line's pieces from the stock of one color to another; false if there are too few.
   */
  #takeColor({ quantity, snapshot }: OrderLine, fabricColorId: number | null): boolean {
    const { stock } = this.#state;
    const left = fabricColorId === null ? undefined : stock.get(fabricColorId);
    if (left !== undefined && left < quantity) return false;
    const before = snapshot.fabricColorId === null ? undefined : stock.get(snapshot.fabricColorId);
    if (left !== undefined && fabricColorId !== null) stock.set(fabricColorId, left - quantity);
    if (before !== undefined && snapshot.fabricColorId !== null)
      stock.set(snapshot.fabricColorId, before + quantity);
    return true;
  }

  #change(
    number: string,
    wanted: OrderChanges,
    link: OrderLink | undefined,
  ): Result<Order, ChangeRefused | OrderRefused> {
    const reached = accessibleOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const outcome = changeOrder({ ...order, toDropPoint: false }, wanted, validateAddress);
    if (!outcome.ok) return outcome;
    const { changed, ...parts } = outcome.value;
    const events = changed.map(
      (change) => ({ status: order.status, change, at: order.datePlaced, by: 'customer' }) as const,
    );
    return ok(replace({ ...order, ...parts, history: [...order.history, ...events] }));
  }
}
