import type { ClothingType } from '@tailorbird/domain/catalog';
import {
  type Artwork,
  type Garment,
  type GarmentPattern,
  hasRenders,
  type LoadedRender,
  type RenderKey,
  renderKeyOf,
} from '@tailorbird/packshot';
import { useEffect, useState } from 'react';
import type { MadeTo } from './madeTo.ts';

/** The functions take a garment and, if known, its size, which changes the proportions. */
type Hand = {
  /** The SVG of a garment: the given render in its color, or its drawing. */
  readonly draw: (garment: Garment, madeTo: MadeTo | null, render: LoadedRender | null) => string;
  readonly renderKeyOf: (garment: Garment, madeTo: MadeTo | null) => RenderKey | null;
};

/** Drawing functions by pattern and artwork. They contain no visitor data. */
const hands = new Map<string, Hand>();

type Drawn = Pick<ClothingType, 'pattern' | 'artwork'>;

const nameOf = ({ pattern, artwork = '' }: Drawn): string => `${pattern} ${artwork}`;

const loadHand = async (drawn: Drawn): Promise<Hand> => {
  const { drawingHandFor, proportionsFor } = await import('./liveDrawing.ts');
  const pattern = drawn.pattern as GarmentPattern;
  const draw = await drawingHandFor({
    pattern,
    properties: {},
    hasRenders: hasRenders(pattern),
    ...(drawn.artwork !== undefined && { artwork: drawn.artwork as Artwork }),
  });
  const sized = (garment: Garment, madeTo: MadeTo | null): Garment =>
    madeTo ? { ...garment, ...proportionsFor(madeTo) } : garment;
  const hand: Hand = {
    draw: (garment, madeTo, render) => draw(sized(garment, madeTo), render ? { render } : {}),
    renderKeyOf: (garment, madeTo) => renderKeyOf(sized(garment, madeTo)),
  };
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
    const showHand = (hand: Hand): void => {
      if (isShown) setBrought({ name, hand });
    };
    const known = hands.get(name);
    if (known) showHand(known);
    // Otherwise the server's pictures stay.
    else loadHand(drawn).then(showHand, () => {});
    return () => {
      isShown = false;
    };
  }, [isWanted, isHere, name]);
  return isHere ? brought.hand : null;
};
