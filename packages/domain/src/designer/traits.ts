import { unreachable } from '../kernel/index.ts';

/**
 * A line of the trait list; labels and the words "none" and "no size" are in the reader's
 * language.
 */
export type Trait =
  | { readonly kind: 'color'; readonly value: string }
  | { readonly kind: 'fabric'; readonly value: string }
  | { readonly kind: 'property'; readonly label: string; readonly value: string }
  | { readonly kind: 'initials'; readonly value: string | null }
  | { readonly kind: 'size'; readonly value: string | null }
  | { readonly kind: 'note'; readonly value: string }
  | { readonly kind: 'value'; readonly value: string };

export type PieceWithTraits =
  | {
      readonly kind: 'garment';
      readonly color: string;
      readonly fabric: string;
      readonly supportsMultipleFabrics: boolean;
      readonly properties: readonly { readonly label: string; readonly title: string }[];
      readonly supportsInitials: boolean;
      readonly initials: string;
      readonly size: string | null;
    }
  | { readonly kind: 'gift-card'; readonly note: string; readonly value: string };

export const shownNoteLength = 50;

/**
 * Color, fabric, properties, initials, size, in this order (DESIGN-25); for a gift card its
 * note, cut to 50 characters, and value (DESIGN-26).
 */
export const traitsOf = (traited: PieceWithTraits): readonly Trait[] => {
  switch (traited.kind) {
    case 'garment':
      return [
        { kind: 'color', value: traited.color },
        ...(traited.supportsMultipleFabrics
          ? [{ kind: 'fabric', value: traited.fabric } as const]
          : []),
        ...traited.properties.map(
          ({ label, title }) => ({ kind: 'property', label, value: title }) as const,
        ),
        ...(traited.supportsInitials
          ? [{ kind: 'initials', value: traited.initials || null } as const]
          : []),
        { kind: 'size', value: traited.size },
      ];
    case 'gift-card':
      return [
        { kind: 'note', value: [...traited.note].slice(0, shownNoteLength).join('') },
        { kind: 'value', value: traited.value },
      ];
    default:
      return unreachable(traited);
  }
};
