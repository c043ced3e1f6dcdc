/**
 * Resources to make something: liters of water, megajoules of energy, kilograms of carbon
 * dioxide equivalent.
 */
export type Resources = {
  readonly water: number;
  readonly energy: number;
  readonly carbon: number;
};

/** A fiber's share of a fabric: `{ share: 0.9, fiber: 'merino wool' }`. */
export type FiberShare = { readonly share: number; readonly fiber: string };

/**
 * Factors of the footprint; sample figures that a shop replaces. Texts are in the reader's
 * language.
 */
export type ExpenditureFactors<Text = string> = {
  readonly source: Text;
  readonly assumptions: readonly Text[];
  /** Per kilogram of fiber. `words` are its names in English compositions. */
  readonly fibers: readonly {
    readonly slug: string;
    readonly words: readonly string[];
    readonly perKilogram: Resources;
  }[];
  /** Per kilogram of fabric. */
  readonly making: readonly {
    readonly slug: string;
    readonly title: Text;
    readonly perKilogram: Resources;
  }[];
  readonly piece: readonly {
    readonly slug: string;
    readonly title: Text;
    readonly perPiece: Resources;
  }[];
  readonly fiberTitle: Text;
  /**
   * Fabric area of a garment in base size 7, and its trimmings. The first entry with the
   * garment's pattern applies.
   */
  readonly cuts: readonly {
    readonly patterns: readonly string[];
    readonly squareMeters: number;
    /** Grams per square meter for fabrics that state none. */
    readonly usualGsm: number;
    /** Share of the fabric lost in cutting. */
    readonly offcuts: number;
    readonly trims: readonly {
      readonly title: Text;
      readonly quantity: number;
      readonly unit: 'piece' | 'meter';
    }[];
  }[];
};

/**
 * The footprint of a design: fabric, trimmings and the resources of each stage. Weights in
 * grams.
 */
export type Expenditure = {
  readonly fabric: {
    readonly title: string;
    readonly composition: string;
    readonly squareMeters: number;
    readonly grams: number;
    readonly offcutGrams: number;
  };
  readonly trims: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly unit: 'piece' | 'meter';
  }[];
  readonly stages: readonly (Resources & { readonly slug: string; readonly title: string })[];
  readonly total: Resources;
  readonly source: string;
  readonly assumptions: readonly string[];
};

/** Parses `90% merino wool, 10% cashmere`. A composition without shares is one fiber. */
export const parseComposition = (composition: string): readonly FiberShare[] => {
  const shares = [...composition.matchAll(/(\d{1,3})\s*%\s*([^,%;]+)/g)].map(
    ([, percent = '0', fiber = '']) => ({
      share: Number(percent) / 100,
      fiber: fiber.trim().toLowerCase(),
    }),
  );
  return shares.length > 0 ? shares : [{ share: 1, fiber: composition.trim().toLowerCase() }];
};

const none: Resources = { water: 0, energy: 0, carbon: 0 };
const times = ({ water, energy, carbon }: Resources, factor: number): Resources => ({
  water: water * factor,
  energy: energy * factor,
  carbon: carbon * factor,
});
const plus = (one: Resources, other: Resources): Resources => ({
  water: one.water + other.water,
  energy: one.energy + other.energy,
  carbon: one.carbon + other.carbon,
});
const rounded = ({ water, energy, carbon }: Resources): Resources => ({
  water: Math.round(water),
  energy: Math.round(energy * 10) / 10,
  carbon: Math.round(carbon * 100) / 100,
});

/** Each base size differs by this share from its neighbor. */
const growth = 0.035;
const middleBase = 7;

/**
 * The footprint of a garment in a base size (1 … 12). The first fiber whose words match
 * applies; unknown fibers and patterns use the last entry. Stages add up to the total, each
 * rounded as shown.
 */
export const expenditureOf = (
  design: {
    readonly pattern: string;
    readonly fabric: {
      readonly title: string;
      readonly composition: string;
      readonly englishComposition: string;
      readonly weightGsm: number | null;
    };
    readonly baseSize: number;
  },
  factors: ExpenditureFactors,
): Expenditure => {
  const { fabric, baseSize, pattern } = design;
  const cut =
    factors.cuts.find(({ patterns }) => patterns.includes(pattern)) ?? factors.cuts.at(-1);
  const squareMeters = (cut?.squareMeters ?? 1) * (1 + growth * (baseSize - middleBase));
  const used = (squareMeters * (fabric.weightGsm ?? cut?.usualGsm ?? 0)) / 1000;
  const offcuts = used * (cut?.offcuts ?? 0);
  const fibers = parseComposition(fabric.englishComposition).map(({ share, fiber }) => {
    const known =
      factors.fibers.find(({ words }) => words.some((word) => fiber.includes(word))) ??
      factors.fibers.at(-1);
    return times(known?.perKilogram ?? none, share * used);
  });
  const stages = [
    { slug: 'fiber', title: factors.fiberTitle, ...rounded(fibers.reduce(plus, none)) },
    ...factors.making.map(({ slug, title, perKilogram }) => ({
      slug,
      title,
      ...rounded(times(perKilogram, used)),
    })),
    ...factors.piece.map(({ slug, title, perPiece }) => ({ slug, title, ...rounded(perPiece) })),
  ];
  return {
    fabric: {
      title: fabric.title,
      composition: fabric.composition,
      squareMeters: Math.round(squareMeters * 100) / 100,
      grams: Math.round((used - offcuts) * 1000),
      offcutGrams: Math.round(offcuts * 1000),
    },
    trims: cut?.trims ?? [],
    stages,
    total: rounded(stages.reduce<Resources>(plus, none)),
    source: factors.source,
    assumptions: factors.assumptions,
  };
};

export const resourcesPerWear = (total: Resources, wearings: number): Resources =>
  times(total, 1 / Math.max(1, wearings));
