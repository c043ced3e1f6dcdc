import type { Queries } from '../../../platform/database/database.ts';
import type { StoredLevies } from '../../basket/index.ts';
import { insertOrder, type StoredOrder } from '../store/orders.ts';

export type RemadePiece = {
  readonly lineId: number;
  readonly quantity: number;
  /** Version of the size; null for pieces without a size. */
  readonly sizeVersion: number | null;
};

/**
 * Places an order that remakes pieces of another order free of charge, for the same owner and
 * address, in the caller's transaction. Payment and duties of the original are not copied.
 * Discontinued pieces are remade too.
 */
export const placeRemake = async (
  trx: Queries,
  order: StoredOrder,
  {
    pieces,
    comment,
    origin,
    levies,
  }: {
    readonly pieces: readonly RemadePiece[];
    readonly comment: string;
    readonly origin: string;
    /** Possible customs charges; null if the parcel crosses no border. */
    readonly levies: StoredLevies | null;
  },
  now: Date,
): Promise<StoredOrder> => {
  const lines = order.lines.flatMap((line) => {
    const piece = pieces.find(({ lineId }) => lineId === line.id);
    if (!piece) return [];
    const { quantity, sizeVersion } = piece;
    const { size } = line.texts;
    return [
      {
        quantity,
        productClass: line.productClass,
        snapshot: line.snapshot,
        texts:
          size && sizeVersion !== null
            ? { ...line.texts, size: { ...size, version: sizeVersion } }
            : line.texts,
        unitPrice: 0,
        priceExclDiscounts: 0,
        priceInclDiscounts: 0,
      },
    ];
  });
  const { paidBy: _, levies: __, productionFrom: ___, ...content } = order.content;
  return await insertOrder(
    trx,
    {
      email: order.email,
      locale: order.locale,
      origin,
      currency: order.total.currency,
      total: 0,
      shipping: 0,
      credit: 0,
      paid: 0,
      comment,
      lines,
      content: {
        ...content,
        offerDiscounts: [],
        voucherDiscounts: [],
        shippingDiscounts: [],
        vouchers: [],
        remakeOf: order.number,
        ...(levies && { levies }),
      },
    },
    { owner: order.owner, basketId: null, status: 'Confirmed', split: null, now },
  );
};
