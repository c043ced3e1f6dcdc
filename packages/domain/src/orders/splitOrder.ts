import type { ProductClass } from '../catalog/index.ts';

export type SplitLine = {
  readonly id: number;
  readonly quantity: number;
  readonly productClass: ProductClass;
  /**
   * Only pieces made in a size have a fit to confirm; ready-made goods, one-size goods and gift
   * cards never wait.
   */
  readonly isMadeToSize: boolean;
  /** The style of a garment. */
  readonly clothingTypeSlug: string;
};

export type SplitCustomer = {
  /**
   * True if an earlier order had a made-to-size piece that was delivered and kept; for guests,
   * by email address.
   */
  readonly hasOrdered: boolean;
  readonly orderedStyles: ReadonlySet<string>;
};

export type Batch = readonly { readonly lineId: number; readonly quantity: number }[];

/**
 * The first batch, and the batch on hold until the fit is confirmed; together they are the
 * order.
 */
export type SplitOrder = { readonly first: Batch; readonly onHold: Batch };

/** ORDER-05, ORDER-06. */
export const splitFromGarments = 4;
export const splitFromKnitwear = 2;

const unitsOf = (lines: readonly SplitLine[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);

const isKnitwear = ({ productClass }: SplitLine): boolean => productClass === '3DKNITTING';

/** The number of first pieces for each line, or null if nothing waits. */
const madeFirst = (
  garments: readonly SplitLine[],
  customer: SplitCustomer,
): ReadonlyMap<number, number> | null => {
  const units = unitsOf(garments);
  if (!customer.hasOrdered) {
    const knitwear = unitsOf(garments.filter(isKnitwear));
    if (units < splitFromGarments && knitwear < splitFromKnitwear) return null;
    return onePieceOfEach(garments, Math.max(1, Math.floor(units / 2)));
  }
  const unitsByStyle = new Map<string, number>();
  for (const { clothingTypeSlug, quantity } of garments) {
    unitsByStyle.set(clothingTypeSlug, (unitsByStyle.get(clothingTypeSlug) ?? 0) + quantity);
  }
  const waits = ({ clothingTypeSlug }: SplitLine): boolean =>
    !customer.orderedStyles.has(clothingTypeSlug) && (unitsByStyle.get(clothingTypeSlug) ?? 0) > 1;
  const repeated = garments.filter(waits);
  if (repeated.length === 0) return null;
  const first = onePieceOfEach(repeated, repeated.length);
  return new Map(
    garments.map((line) => [line.id, waits(line) ? (first.get(line.id) ?? 0) : line.quantity]),
  );
};

/** One piece of each style in the order of the lines, at most `most` pieces. */
const onePieceOfEach = (lines: readonly SplitLine[], most: number): ReadonlyMap<number, number> => {
  const styles = new Set<string>();
  const first = new Map<number, number>();
  for (const { id, clothingTypeSlug } of lines) {
    if (styles.size === most || styles.has(clothingTypeSlug)) continue;
    styles.add(clothingTypeSlug);
    first.set(id, 1);
  }
  return first;
};

/**
 * Splits an order so that the fit is confirmed before the rest is made (ORDER-05 … ORDER-07). A
 * first-time customer with four made-to-size pieces, or two such knits, gets one piece of each
 * style first, at most half of those pieces. A returning customer gets one piece of each new
 * style ordered more than once, and all other pieces. Pieces not made in a size are never on
 * hold. Null if nothing waits.
 */
export const splitOrder = (
  lines: readonly SplitLine[],
  customer: SplitCustomer,
): SplitOrder | null => {
  const first = madeFirst(
    lines.filter(({ isMadeToSize }) => isMadeToSize),
    customer,
  );
  if (first === null) return null;
  const firstOf = (line: SplitLine): number =>
    line.isMadeToSize ? (first.get(line.id) ?? 0) : line.quantity;
  const batch = (quantityOf: (line: SplitLine) => number): Batch =>
    lines
      .map((line) => ({ lineId: line.id, quantity: quantityOf(line) }))
      .filter(({ quantity }) => quantity > 0);
  return { first: batch(firstOf), onHold: batch((line) => line.quantity - firstOf(line)) };
};

/** The customers whose orders wait the longest; any other customer waits for less. */
const strangers: readonly SplitCustomer[] = [false, true].map((hasOrdered) => ({
  hasOrdered,
  orderedStyles: new Set(),
}));

/** True if these lines are split for any customer; if not, earlier orders need not be read. */
export const maySplit = (lines: readonly SplitLine[]): boolean =>
  strangers.some((stranger) => splitOrder(lines, stranger) !== null);
