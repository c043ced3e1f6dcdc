import type { drawGarment } from '@tailorbird/packshot';
import { useEffect, useState } from 'react';

type Draw = typeof drawGarment;

/** The one drawing hand of this tab. It never holds anything of a visit. */
let hand: Draw | null = null;

const bringIn = async (): Promise<Draw> => {
  const { drawGarment: draw } = await import('./liveDrawing.ts');
  hand = draw;
  return draw;
};

/**
 * Draws garments in the browser, once it is wanted and here; null until then. Pictures from the server stand in for it, so that a first view does not
 * wait for it.
 */
export const useDrawing = (isWanted: boolean): Draw | null => {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    if (!isWanted || draw) return;
    let isHere = true;
    const take = (found: Draw): void => {
      if (isHere) setDraw(() => found);
    };
    if (hand) take(hand);
    // Without it the pictures from the server go on standing in.
    else bringIn().then(take, () => {});
    return () => {
      isHere = false;
    };
  }, [isWanted, draw]);
  return draw;
};
