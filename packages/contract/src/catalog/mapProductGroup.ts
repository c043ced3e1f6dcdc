import type { ProductGroup } from '@tailorbird/domain/catalog';
import type { WireProductGroup } from './schema.ts';

export const toWireProductGroup = ({
  slug,
  title,
  description,
  subCategories,
}: ProductGroup): WireProductGroup => ({
  slug,
  title,
  description,
  sub_categories: subCategories.map((part) => ({
    slug: part.slug,
    title: part.title,
    clothing_type_slugs: [...part.clothingTypeSlugs],
  })),
});

export const fromWireProductGroup = ({
  slug,
  title,
  description,
  sub_categories,
}: WireProductGroup): ProductGroup => ({
  slug,
  title,
  description,
  subCategories: sub_categories.map((part) => ({
    slug: part.slug,
    title: part.title,
    clothingTypeSlugs: part.clothing_type_slugs,
  })),
});
