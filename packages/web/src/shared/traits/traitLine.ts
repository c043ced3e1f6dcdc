import type { Trait } from '@tailorbird/domain/designer';
import { unreachable } from '@tailorbird/domain/kernel';
import type { TraitLine } from '../../ui/TraitList.tsx';

/** Labels of traits in one context, and texts for missing values. */
export type TraitWords = {
  readonly label: (kind: Exclude<Trait['kind'], 'property'>) => string;
  readonly noInitials: string;
  readonly noSize: string;
};

export const traitLine = (trait: Trait, { label, noInitials, noSize }: TraitWords): TraitLine => {
  switch (trait.kind) {
    case 'color':
    case 'fabric':
    case 'note':
    case 'value':
      return { label: label(trait.kind), value: trait.value };
    case 'property':
      return { label: trait.label, value: trait.value };
    case 'initials':
      return { label: label('initials'), value: trait.value ?? noInitials };
    case 'size':
      return { label: label('size'), value: trait.value ?? noSize };
    default:
      return unreachable(trait);
  }
};
