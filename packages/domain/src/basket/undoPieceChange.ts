import type { LineSnapshot } from './basket.ts';
import type { PieceChange } from './basketsPort.ts';
import type { LineQuantity } from './changeLines.ts';
import { lineIdentity } from './lineIdentity.ts';

/** A piece as it was, in words of a change: the version of its size too. */
const asItWas = ({ fabricColorId, selectedProperties, userSizeId, userSizeVersion, initials, note, gift }: LineSnapshot): PieceChange => ({
  fabricColorId,
  selectedProperties,
  userSizeId,
  ...(userSizeVersion !== undefined && { userSizeVersion }),
  initials,
  note,
  gift: gift ?? null,
});

/**
 * What takes a change of `count` pieces of a line back: the line they are in now, and the change that makes them as they were. Null when nothing was changed, and when it cannot be told which line they
 * went to, since the basket was changed elsewhere too.
 */
export const undoPieceChange = (
  before: readonly LineQuantity[],
  lineId: number,
  count: number,
  after: readonly LineQuantity[],
): { readonly lineId: number; readonly change: PieceChange } | null => {
  const line = before.find(({ id }) => id === lineId);
  if (!line) return null;
  const { clothingTypeId } = line.snapshot;
  const identity = lineIdentity(line.snapshot);
  const had = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const went = after.filter(
    ({ id, quantity, snapshot }) =>
      snapshot.clothingTypeId === clothingTypeId &&
      lineIdentity(snapshot) !== identity &&
      (id === lineId ? quantity >= count : quantity - (had.get(id) ?? 0) === count),
  );
  const [place] = went;
  return place && went.length === 1 ? { lineId: place.id, change: { ...asItWas(line.snapshot), count } } : null;
};
