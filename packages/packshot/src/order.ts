import type { FabricTexture, Proportions } from './garment.ts';
import type { Studio } from './studio.ts';
import type { Layout } from './tops.ts';

export type Order = {
  readonly chosen: Readonly<Record<string, string>>;
  readonly proportions: Proportions;
  readonly back: boolean;
  readonly texture: FabricTexture;
  readonly initials: string | undefined;
  readonly artwork?: Artistry | undefined;
  readonly gift?: { readonly amount: string; readonly note: boolean } | undefined;
};

/**
 * An artwork, 200 units wide around (0, 0), with its place on the front: large, small on
 * the chest, or none.
 */
export type Artistry = {
  /** Marks of the artwork with its lines scaled by `weight`. */
  readonly marks: (weight: number) => string;
  readonly front: 'large' | 'small';
  readonly back: 'large' | 'none';
};

export type Draw = (studio: Studio, order: Order) => Layout;
