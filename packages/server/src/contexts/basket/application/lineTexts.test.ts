import {
  type ClothingType,
  defaultVariant,
  nameVariant,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { inLanguage } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../catalog/rows/source.ts';
import { lineTexts } from './lineTexts.ts';

const catalog = loadCatalog(new Date('2025-11-05T12:00:00Z'));
if (!catalog.ok) throw new Error('The catalog has mistakes');

const titleOf = (slug: string, chosen: Readonly<Record<string, string>> = {}) => {
  const type = catalog.value.clothingTypes.find((candidate) => candidate.slug === slug);
  if (!type) throw new Error(`No ${slug}`);
  const { fabricColorId, selectedProperties } = defaultVariant(type, publicViewer);
  const ids = Object.entries(chosen).map(([collection, property]) => [
    collection,
    type.propertyCollections
      .find(({ slug }) => slug === collection)
      ?.properties.find(({ slug }) => slug === property)?.id,
  ]);
  const snapshot = {
    clothingTypeId: type.id,
    initials: '',
    userSizeId: null,
    note: '',
    giftCardTier: null,
  };
  const properties = { ...selectedProperties, ...Object.fromEntries(ids) };
  return lineTexts(type, { ...snapshot, fabricColorId, selectedProperties: properties }, null)
    .clothingType.title;
};

test('[CATALOG-25] the rule of highest priority names a piece in both languages', () => {
  expect(titleOf('cotton-sweatshirt')).toEqual({
    en: 'Cotton Sweatshirt',
    de: 'Sweatshirt aus Baumwolle',
  });
  expect(titleOf('cotton-sweatshirt', { neck: 'half-zip' })).toEqual({
    en: 'Cotton Half-Zip',
    de: 'Half-Zip aus Baumwolle',
  });
  expect(titleOf('merino-knit', { neck: 'roll-neck' }).en).toBe('Merino Roll Neck');
  expect(titleOf('merino-knit', { stitch: 'cable-stitch' }).en).toBe('Merino Cable Knit');
  expect(titleOf('merino-knit', { neck: 'roll-neck', stitch: 'cable-stitch' }).en).toBe(
    'Merino Cable Roll Neck',
  );
  expect(titleOf('cashmere-cardigan', { neck: 'shawl-collar' }).en).toBe(
    'Cashmere Shawl-Collar Cardigan',
  );
});

test('[CATALOG-25] naming rules are translated and name the same pieces', () => {
  for (const type of catalog.value.clothingTypes.filter(({ namingRules }) => namingRules)) {
    const variants = type.propertyCollections.reduce<readonly Readonly<Record<string, number>>[]>(
      (each, { slug, properties }) =>
        each.flatMap((chosen) => properties.map(({ id }) => ({ ...chosen, [slug]: id }))),
      [{}],
    );
    for (const selectedProperties of variants) {
      const variant = {
        clothingTypeId: type.id,
        fabricColorId: type.defaultFabricColorId,
        selectedProperties,
      };
      const rule = type.namingRules?.find(
        ({ name }) => name.en === nameVariant(type, variant, ({ en }) => en),
      );
      expect(nameVariant(inLanguage(type, 'de') as ClothingType, variant, String)).toBe(
        (rule?.name ?? type.title).de,
      );
    }
  }
});
