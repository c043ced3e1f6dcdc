/** A place of a cloth. */
export type Place = {
  /** Millimeters above the lowest yarn. */
  readonly height: number;
  /** Share of light that the yarn reflects, relative to the cloth’s color. */
  readonly tint: number;
};

/**
 * The surface of a cloth by its place in millimeters. It repeats after `clothSide` in both
 * directions.
 */
export type ClothSurface = (x: number, y: number) => Place;

/** Loose fibers on a cloth. */
export type Fuzz = {
  /** Fibers per square centimeter. */
  readonly density: number;
  /** Millimeters. */
  readonly length: number;
  readonly thickness: number;
};

/** Fibers that form the surface, up to `lift` millimeters above it. */
export type Fibers = Fuzz & { readonly lift: number };

/** Loops of yarn that stand on the cloth. */
export type Loops = {
  /** Loops per centimeter. */
  readonly density: number;
  /** Millimeters. */
  readonly length: number;
  readonly yarn: number;
};

export type Cloth = {
  readonly surface: ClothSurface;
  readonly fuzz?: Fuzz;
  readonly fibers?: Fibers;
  readonly loops?: Loops;
  /** Side of the part of a tile that a swatch shows, in millimeters. */
  readonly swatch: number;
};
