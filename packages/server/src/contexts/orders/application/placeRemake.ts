import type { Queries } from '../../../platform/database/database.ts';
import type { LeviesKept } from '../../basket/index.ts';
import { insertOrder, type StoredOrder } from '../store/orders.ts';

/** Pieces of an order that are made again, each in the size it is made to now. */
export type RemadePiece = {
  readonly lineId: number;
  readonly quantity: number;
  /** The version of its size; null when it has none. */
  readonly sizeVersion: number | null;
};

/** Places the order that makes pieces of another one again, free of charge, for the same owner and to the same address, in the caller's transaction. What was said of the paying and of the duties of that one is not said of this. What is no longer sold is made again all the same. */
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
    /** What customs may ask for; null where no border is crossed. */
    readonly levies: LeviesKept | null;
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
  const { paidBy: _, levies: __, ...content } = order.content;
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
