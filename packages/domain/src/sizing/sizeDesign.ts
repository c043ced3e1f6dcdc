/** V2 is current (SIZE-15). */
export const sizeDesignVersions = ['V1', 'V2'] as const;
export type SizeDesignVersion = (typeof sizeDesignVersions)[number];
export const currentSizeDesign: SizeDesignVersion = 'V2';

/** Sizes of both design versions can be edited; saving writes the current version (SIZE-15). */
export const savedSizeDesign = <Size extends { readonly designVersion: SizeDesignVersion }>(
  size: Size,
): Omit<Size, 'designVersion'> & { readonly designVersion: typeof currentSizeDesign } => ({
  ...size,
  designVersion: currentSizeDesign,
});

/** Size types that rules refer to, by slug (SIZE-57). */
export const sweatshirtSizeTypeSlug = 'sweatshirt';
export const zipCottonHoodieSizeTypeSlug = 'zip-cotton-hoodie';

export type SizeProperty = {
  readonly id: number;
  readonly title: string;
  readonly showInSizeCharts: boolean;
  readonly displayOrder: number;
};

/** Rows of a size chart in display order (SIZE-21); equal orders are sorted by id. */
export const chartProperties = <Property extends SizeProperty>(
  properties: readonly Property[],
): readonly Property[] =>
  properties
    .filter(({ showInSizeCharts }) => showInSizeCharts)
    .sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id);
