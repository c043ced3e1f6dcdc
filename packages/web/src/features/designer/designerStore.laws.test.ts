import { MemoryPreferences } from '@tailorbird/adapter-storage';
import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  isFabricColorSelectable,
  isPropertyShown,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { parseDesign } from '@tailorbird/domain/designer';
import { arbitraryClothingType } from '@tailorbird/domain/testing';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { DesignerStore } from './designerStore.ts';

// Both packages resolve their own copy of fast-check's types, which are equal.
const clothingTypes = arbitraryClothingType as unknown as fc.Arbitrary<ClothingType>;

const never = async (): Promise<never> => {
  throw new Error('Nothing is bought here');
};

test('[DESIGN-05] [DESIGN-06] [DESIGN-07] any sequence of choices can be made', () => {
  void fc.assert(
    fc.property(
      clothingTypes,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }),
      (type, choices) => {
        const variant = defaultVariant(type, publicViewer);
        fc.pre(checkVariant(type, variant, publicViewer).ok);
        const store = new DesignerStore(
          type,
          { variant, initials: '', size: null },
          {
            sizes: never,
            catalog: never,
            sizePreferences: new SizePreferences({
              visit: { countryCode: null },
              preferences: new MemoryPreferences(),
            }),
          },
        );
        for (const [what, which] of choices) {
          const collection = type.propertyCollections[what % (type.propertyCollections.length + 1)];
          const options =
            collection?.properties.filter((property) => isPropertyShown(property, publicViewer)) ??
            [];
          const colors = type.fabricColors.filter((color) =>
            isFabricColorSelectable(color, publicViewer),
          );
          if (collection && options.length > 0)
            store.chooseProperty(collection.slug, options[which % options.length]?.id ?? 0);
          else if (colors.length > 0) store.chooseColor(colors[which % colors.length]?.id ?? 0);
        }
        const read = parseDesign(type, { variantId: store.variantId }, publicViewer);
        return (
          read.ok && JSON.stringify(read.value.variant) === JSON.stringify(store.design.variant)
        );
      },
    ),
  );
});
