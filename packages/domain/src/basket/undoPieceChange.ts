import type { PieceChange } from './basketsPort.ts';
import type { LineQuantity } from './changeLines.ts';
import { lineIdentity } from './lineIdentity.ts';

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
  const identity = lineIdentity(line.snapshot);
  const { clothingTypeId, gift = null, ...piece } = line.snapshot;
  const had = (lineId: number): number => before.find(({ id }) => id === lineId)?.quantity ?? 0;
  const went = after.filter(
    ({ id, quantity, snapshot }) =>
      lineIdentity(snapshot) !== identity &&
      snapshot.clothingTypeId === clothingTypeId &&
      (id === lineId ? quantity >= count : quantity - had(id) === count),
  );
  const [place, another] = went;
  return place && !another ? { lineId: place.id, change: { ...piece, gift, count } } : null;
};
