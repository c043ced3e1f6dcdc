export type GarmentPattern =
  | 't-shirt'
  | 'long-sleeve'
  | 'polo'
  | 'shirt'
  | 'sweatshirt'
  | 'hoodie'
  | 'zip-hoodie'
  | 'knit'
  | 'beanie'
  | 'scarf'
  | 'gift-card'
  | 'hi-neck'
  | 'undershirt'
  | 'tank'
  | 'active-tee'
  | 'long-polo'
  | 'knit-polo'
  | 'terry-shirt'
  | 'open-collar'
  | 'praia-shirt'
  | 'rugby-shirt'
  | 'knit-shirt'
  | 'half-zip'
  | 'cardigan'
  | 'zip-sweatshirt'
  | 'cap'
  | 'tote';

/** Appearance of the fabric from a meter away. */
export type FabricTexture =
  | 'jersey'
  | 'pique'
  | 'oxford'
  | 'fleece'
  | 'fine-knit'
  | 'rib'
  | 'cable'
  | 'paper'
  | Surface;

type Surface = 'terry' | 'waffle' | 'wool-jersey' | 'lyocell' | 'technical' | 'felted';

export type Artwork = 'tide' | 'orchard' | 'loom' | 'harbor' | 'swallow' | 'cork-oak';

/** Shaping at the waist: by side seams alone, or by darts as well. */
export type Shaping = 'seams' | 'darts';

/**
 * Ratios of a made-to-measure garment to base size 7 Regular, each clamped to 0.8–1.25.
 */
export type Proportions = {
  readonly widthRatio: number;
  readonly lengthRatio: number;
  readonly sleeveRatio: number;
  /** The women's cut. Absent for garments that hang straight. */
  readonly shaping?: Shaping | undefined;
};

export type Garment = {
  readonly pattern: GarmentPattern;
  /** `#rrggbb`. Other values are drawn in undyed off-white. */
  readonly color: string;
  readonly texture: FabricTexture;
  /**
   * Collection slug → property slug. Unknown slugs are ignored. Missing ones use the
   * pattern's default.
   */
  readonly properties: Readonly<Record<string, string>>;
  /** Up to three embroidered letters. Ignored on gift cards. */
  readonly initials?: string;
  /** A line drawing on the chest, printed or embroidered. Unknown ones are ignored. */
  readonly artwork?: Artwork;
  /**
   * Gift card: the formatted amount (“€ 100”, at most twelve characters), and whether it
   * includes a note.
   */
  readonly gift?: { readonly amount?: string; readonly note?: boolean };
  /** A drawing has front and back only; other views show its front. */
  readonly view?: 'front' | 'three-quarter' | 'back' | 'worn' | 'detail';
  readonly proportions?: Proportions;
};
