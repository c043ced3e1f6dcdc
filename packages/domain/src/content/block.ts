import type { Currency } from '../kernel/index.ts';
import type { InquiryTopic } from '../support/inquiry.ts';

/** A garment in content rows: its slug and optionally the slug of a color. */
export type PieceName = {
  readonly slug: string;
  readonly color: string | null;
  readonly view: 'front' | 'back';
};

/** A garment with its picture and link. `variant` is the id used in URLs. */
export type Piece = {
  readonly slug: string;
  readonly variant: string;
  readonly title: string;
  readonly view: 'front' | 'back';
  /** The kind of picture that the shop has of this variant. */
  readonly picture: 'render' | 'drawing';
};

/** A garment with a caption and its prices in minor units. */
export type ProductPiece = Piece & {
  readonly subtitle: string;
  readonly prices: Readonly<Record<Currency, number>>;
};

/**
 * A fabric with composition, care and the garments made of it. Weight in grams per square
 * meter; null if it has none.
 */
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

export type UnresolvedContent = {
  readonly piece: PieceName;
  readonly product: PieceName;
  readonly fabrics: null;
  readonly designs: readonly string[];
};
export type Shown = {
  readonly piece: Piece;
  readonly product: ProductPiece;
  readonly fabrics: readonly FabricSheet[];
  readonly designs: readonly FootprintDesign[];
};

/** A garment with a footprint. `id` is that of the clothing type. */
export type FootprintDesign = Piece & {
  readonly id: number;
  readonly fabric: string;
};

type Parts = {
  readonly piece: unknown;
  readonly product: unknown;
  readonly fabrics: unknown;
  readonly designs: unknown;
};

/**
 * A block of a content page. Texts are in the reader's language;
 * `Block<Localized, UnresolvedContent>` is a stored row with both languages and garments by
 * name. `null` marks an absent part.
 */
export type Block<Text = string, Of extends Parts = Shown> =
  | { readonly kind: 'lead'; readonly text: Text }
  /** An official graphic. `path` is its address in the shop, `text` the text alternative. */
  | { readonly kind: 'graphic'; readonly path: string; readonly text: Text }
  | {
      readonly kind: 'text';
      readonly heading: Text | null;
      readonly paragraphs: readonly Text[];
      readonly list: readonly Text[] | null;
      /** Stands beside the text on wide screens. */
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
