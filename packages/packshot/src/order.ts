import type { FabricTexture, Proportions } from './garment.ts';
import type { Studio } from './studio.ts';
import type { Layout } from './tops.ts';

/** What a pattern needs to be drawn: chosen properties, proportions, side, fabric, initials, artwork. */
export type Order = {
  readonly chosen: Readonly<Record<string, string>>;
  readonly proportions: Proportions;
  readonly back: boolean;
  readonly texture: FabricTexture;
  readonly initials: string | undefined;
  /** What an artist drew for it; absent without one. */
  readonly artwork?: Artistry | undefined;
  readonly gift?: { readonly amount: string; readonly note: boolean } | undefined;
};

/** An artwork, 200 units wide around (0, 0), and whether the front has it large, small on the chest, or not at all, as the back does. */
export type Artistry = {
  /** Its lines, as many times as thick as on a large one. */
  readonly marks: (weight: number) => string;
  readonly front: 'large' | 'small';
  readonly back: 'large' | 'none';
};

/** Draws a pattern to order. */
export type Draw = (studio: Studio, order: Order) => Layout;
