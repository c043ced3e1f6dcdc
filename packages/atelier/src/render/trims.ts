import { buttonsOf, centerOf, necklineOf, plackets } from '../pattern/closure.ts';
import type { Sewn } from '../pattern/sew.ts';
import { addCords } from './cords.ts';
import { addButton, addButtonBand, addSlider, addZip, stitchPlacket } from './fastening.ts';
import { addPockets } from './pockets.ts';
import type { Relief } from './relief.ts';

/** Adds zips, buttons, pockets and cords to the reliefs of a garment. */
export const addTrims = (sewn: Sewn, reliefs: readonly Relief[]): void => {
  const { design, pieces, cut } = sewn;
  const { closure } = design;
  const placket = closure?.length === undefined ? plackets.knitted : plackets.sewn;
  const neckline = necklineOf(sewn);
  const bottomOf = (relief: Relief): number => relief.bottom - 1;
  pieces.forEach((piece, index) => {
    const relief = reliefs[index];
    if (piece.name === 'front') addPockets(relief, sewn);
    if (design.collar?.hasButtons && piece.leafRow !== undefined) {
      const { points, edges } = piece;
      for (const [point, inward] of [
        [edges.free[0], 1],
        [edges.free[edges.free.length - 1], -1],
      ] as const) {
        const [x, y] = points[point];
        addButton(relief, [x + inward * 0.011, y - 0.013], 0.0046);
      }
    }
    if (!closure) return;
    const isNeck = piece.name === 'band' || piece.name === 'collar';
    const isHem = piece.name === 'hemRib';
    if (piece.name !== 'front' && !isNeck && !(isHem && closure.length === undefined)) return;
    const center = centerOf(sewn, piece);
    const top = piece.name === 'front' ? neckline + 0.2 : design.band.height;
    const end =
      piece.name === 'front' && closure.length !== undefined
        ? neckline - closure.length
        : bottomOf(relief);
    if (closure.kind === 'zip') {
      addZip(relief, center, end, isHem ? 1 : top);
      if (isNeck) addSlider(relief, center, top - 0.004);
      if (design.hood && piece.name === 'front') addSlider(relief, center, neckline - 0.008);
      return;
    }
    if (isNeck && design.neck.endsWith('v')) return;
    const over = cut === 'men' ? -1 : 1;
    addButtonBand(relief, center, over, placket, {
      left: center - 0.035,
      right: center + 0.035,
      bottom: end,
      top: 1,
    });
    if (piece.name === 'front' && closure.length !== undefined)
      stitchPlacket(relief, placket, end, neckline - 0.0015);
  });
  if (design.hasCord) addCords(reliefs, sewn, neckline);
  if (closure?.kind !== 'buttons') return;
  const { high, low, count } = buttonsOf(sewn);
  for (let button = 0; button < count; button += 1) {
    const height = high + ((low - high) * button) / (count - 1);
    addButton(reliefs[0], [0, height], placket.button);
  }
};
