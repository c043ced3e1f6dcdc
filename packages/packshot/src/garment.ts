/** The shapes the studio can draw, one per clothing type family. */
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

/** How the surface of the fabric looks from a meter away. */
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

/** The line drawings of artist collaborations. */
export type Artwork = 'tide' | 'orchard' | 'loom' | 'harbor' | 'swallow' | 'cork-oak';

/** How far a made-to-measure garment departs from base size 7 Regular, as factors; each is clamped to 0.8–1.25. */
export type Proportions = {
  readonly widthRatio: number;
  readonly lengthRatio: number;
  readonly sleeveRatio: number;
};

/** Everything that decides how a garment looks. */
export type Garment = {
  readonly pattern: GarmentPattern;
  /** `#rrggbb`; anything else is drawn in undyed off-white. */
  readonly color: string;
  readonly texture: FabricTexture;
  /** Collection slug → property slug. Unknown ones are ignored, missing ones are the pattern's default. */
  readonly properties: Readonly<Record<string, string>>;
  /** Up to three letters, embroidered in thread; the gift card carries none. */
  readonly initials?: string;
  /** A line drawing on the chest, printed or embroidered; unknown ones are left out. */
  readonly artwork?: Artwork;
  /** What a gift card says: its amount as the shop writes it (“€ 100”, at most twelve characters), and whether a note lies with it. */
  readonly gift?: { readonly amount?: string; readonly note?: boolean };
  readonly view?: 'front' | 'back';
  readonly proportions?: Proportions;
};
