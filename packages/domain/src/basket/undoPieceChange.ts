import type { PieceChange } from './basketsPort.ts';
import type { LineQuantity } from './changeLines.ts';
import { lineIdentity } from './lineIdentity.ts';

/**
 * The change that undoes a change of `count` pieces, and the line to apply it to. Null if
 * nothing changed, or if the line cannot be identified because the basket was changed
 * elsewhere.
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
