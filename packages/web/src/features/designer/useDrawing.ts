import type { ClothingType } from '@tailorbird/domain/catalog';
import type { Artwork, Garment, GarmentPattern } from '@tailorbird/packshot';
import { useEffect, useState } from 'react';
import type { MadeTo } from './madeTo.ts';

/** Draws a garment, in the proportions of its size if they are known. */
type Hand = (garment: Garment, madeTo: MadeTo | null) => string;

/** Drawing functions by pattern and artwork. They contain no visitor data. */
const hands = new Map<string, Hand>();

type Drawn = Pick<ClothingType, 'pattern' | 'artwork'>;

const nameOf = ({ pattern, artwork = '' }: Drawn): string => `${pattern} ${artwork}`;

const bringIn = async (drawn: Drawn): Promise<Hand> => {
  const { drawingHandFor, proportionsFor } = await import('./liveDrawing.ts');
  const draw = await drawingHandFor({
    pattern: drawn.pattern as GarmentPattern,
    properties: {},
    ...(drawn.artwork !== undefined && { artwork: drawn.artwork as Artwork }),
  });
  const hand: Hand = (garment, madeTo) =>
    draw(madeTo ? { ...garment, ...proportionsFor(madeTo) } : garment);
  hands.set(nameOf(drawn), hand);
  return hand;
};

/**
 * Draws garments of a clothing type in the browser, once requested and loaded; null until then.
 * Pictures from the server are shown first, so that the first view does not wait.
 */
export const useDrawing = (isWanted: boolean, { pattern, artwork }: Drawn): Hand | null => {
  const drawn = artwork === undefined ? { pattern } : { pattern, artwork };
  const name = nameOf(drawn);
  const [brought, setBrought] = useState<{ readonly name: string; readonly hand: Hand } | null>(
    null,
  );
  const isHere = brought?.name === name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the drawing completely
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isShown = true;
    const take = (hand: Hand): void => {
      if (isShown) setBrought({ name, hand });
    };
    const known = hands.get(name);
    if (known) take(known);
    // Otherwise the server's pictures stay.
    else bringIn(drawn).then(take, () => {});
    return () => {
      isShown = false;
    };
  }, [isWanted, isHere, name]);
  return isHere ? brought.hand : null;
};
