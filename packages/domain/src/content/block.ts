import type { Currency } from '../kernel/index.ts';
import type { InquiryTopic } from '../support/inquiry.ts';

/** A garment as rows name it: by slug and, if it is to be a certain color, by the color's slug. */
export type PieceName = {
  readonly slug: string;
  readonly color: string | null;
  readonly view: 'front' | 'back';
};

/** A garment as a page shows it: what its drawing and its link need. `variant` is the id of a variant in addresses. */
export type Piece = {
  readonly slug: string;
  readonly variant: string;
  readonly title: string;
  readonly view: 'front' | 'back';
};

/** A garment that is offered: with a line about it and its prices in minor units. */
export type ProductPiece = Piece & {
  readonly subtitle: string;
  readonly prices: Readonly<Record<Currency, number>>;
};

/** A fabric with what it is made of, how to treat it, and what is made of it. Weight in grams a square meter; null where a fabric has none. */
export type FabricSheet = {
  readonly slug: string;
  readonly title: string;
  readonly texture: string;
  readonly composition: string;
  readonly care: string;
  readonly weightGsm: number | null;
  readonly colors: readonly { readonly title: string; readonly hex: string }[];
  readonly pieces: readonly Piece[];
};

/** A line drawing of the house, by name. */
export const blockDrawings = [
  'pattern',
  'shears',
  'spool',
  'tape',
  'cotton',
  'wool',
  'stitches',
  'parcel',
  'wash',
  'chalk',
] as const;
export type BlockDrawing = (typeof blockDrawings)[number];

/** What stands in rows in place of what the range adds to them. */
export type Unshown = {
  readonly piece: PieceName;
  readonly product: PieceName;
  readonly fabrics: null;
  readonly designs: readonly string[];
};
/** The same as a page shows it. */
export type Shown = {
  readonly piece: Piece;
  readonly product: ProductPiece;
  readonly fabrics: readonly FabricSheet[];
  readonly designs: readonly FootprintDesign[];
};

/** A garment whose footprint can be looked at. `id` is the clothing type's. */
export type FootprintDesign = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly fabric: string;
  readonly variant: string;
};

type Parts = {
  readonly piece: unknown;
  readonly product: unknown;
  readonly fabrics: unknown;
  readonly designs: unknown;
};

/**
 * A part of a page that explains. Texts are in the reader's language; `Block<Localized, Unshown>` is a row: both languages, and garments by name.
 * `null` is for what a block does without.
 */
export type Block<Text = string, Of extends Parts = Shown> =
  | { readonly kind: 'lead'; readonly text: Text }
  | {
      readonly kind: 'text';
      readonly heading: Text | null;
      readonly paragraphs: readonly Text[];
      readonly list: readonly Text[] | null;
      /** Stands beside the text where there is room. */
      readonly beside: {
        readonly pieces: readonly Of['piece'][];
        readonly drawing: BlockDrawing | null;
        readonly caption: Text | null;
      } | null;
    }
  | {
      readonly kind: 'picture';
      readonly pieces: readonly Of['piece'][];
      readonly drawing: BlockDrawing | null;
      readonly caption: Text | null;
    }
  | {
      readonly kind: 'figures';
      readonly heading: Text | null;
      readonly figures: readonly { readonly value: Text; readonly label: Text }[];
      readonly note: Text | null;
    }
  | {
      readonly kind: 'steps';
      readonly heading: Text | null;
      readonly steps: readonly {
        readonly title: Text;
        readonly text: Text;
        readonly drawing: BlockDrawing | null;
      }[];
    }
  | { readonly kind: 'quote'; readonly text: Text; readonly source: Text | null }
  | {
      readonly kind: 'table';
      readonly heading: Text | null;
      readonly head: readonly Text[];
      readonly rows: readonly (readonly Text[])[];
      readonly note: Text | null;
    }
  | {
      readonly kind: 'accordion';
      readonly slug: string;
      readonly heading: Text;
      readonly items: readonly {
        readonly slug: string;
        readonly question: Text;
        readonly answer: readonly Text[];
      }[];
    }
  | {
      readonly kind: 'products';
      readonly heading: Text;
      readonly text: Text | null;
      readonly pieces: readonly Of['product'][];
    }
  | {
      readonly kind: 'action';
      readonly heading: Text;
      readonly text: Text | null;
      readonly label: Text;
      readonly to: string;
    }
  | {
      readonly kind: 'fabrics';
      readonly heading: Text;
      readonly text: Text | null;
      readonly fabrics: Of['fabrics'];
    }
  | {
      readonly kind: 'footprint';
      readonly heading: Text;
      readonly text: Text | null;
      readonly designs: Of['designs'];
    }
  | {
      readonly kind: 'inquiry';
      readonly heading: Text;
      readonly text: Text | null;
      readonly topic: InquiryTopic;
    };
