/** What making something takes: liters of water, megajoules of energy, kilograms of carbon dioxide or what warms as much. */
export type Resources = {
  readonly water: number;
  readonly energy: number;
  readonly carbon: number;
};

/** A share of a fabric: `{ share: 0.9, fiber: 'merino wool' }`. */
export type FiberShare = { readonly share: number; readonly fiber: string };

/** What the figures are computed from; sample figures, each an assumption that can be replaced. Texts are in the reader's language. */
export type ExpenditureFactors<Text = string> = {
  readonly source: Text;
  readonly assumptions: readonly Text[];
  /** For each kilogram of fiber. `words` are what an English composition may call it. */
  readonly fibers: readonly {
    readonly slug: string;
    readonly words: readonly string[];
    readonly perKilogram: Resources;
  }[];
  /** For each kilogram of cloth or knit that is used. */
  readonly making: readonly {
    readonly slug: string;
    readonly title: Text;
    readonly perKilogram: Resources;
  }[];
  /** For each piece. */
  readonly piece: readonly {
    readonly slug: string;
    readonly title: Text;
    readonly perPiece: Resources;
  }[];
  readonly fiberTitle: Text;
  /** How much cloth a garment takes in base size 7, and what is sewn to it. The first one whose patterns hold the garment's is right. */
  readonly cuts: readonly {
    readonly patterns: readonly string[];
    readonly squareMeters: number;
    /** Grams a square meter, for a knit or fabric that states none. */
    readonly usualGsm: number;
    /** The part of the cloth that falls off the table. */
    readonly offcuts: number;
    readonly trims: readonly {
      readonly title: Text;
      readonly quantity: number;
      readonly unit: 'piece' | 'meter';
    }[];
  }[];
};

/** What a design takes: its cloth, what is sewn to it, and the resources of each stage. Weights in grams. */
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

/** `90% merino wool, 10% cashmere` → its shares. What states none is all of one fiber. */
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

/** Each base size is this much larger or smaller than its neighbor. */
const growth = 0.035;
const middleBase = 7;

/**
 * What a garment of a fabric takes in a base size (1 … 12). The first fiber listed whose words fit is right; one nobody knows is taken for the last, and so is a pattern nobody knows for the last cut. The stages sum up to the total,
 * each rounded the way it is shown.
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

/** The part of a garment's resources that one wearing takes. */
export const perWearing = (total: Resources, wearings: number): Resources =>
  times(total, 1 / Math.max(1, wearings));
