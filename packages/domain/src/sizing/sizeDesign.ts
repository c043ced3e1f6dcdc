/** SIZE-15: V2 is current. */
export const sizeDesignVersions = ['V1', 'V2'] as const;
export type SizeDesignVersion = (typeof sizeDesignVersions)[number];
export const currentSizeDesign: SizeDesignVersion = 'V2';

/** SIZE-15: sizes of either version are read and edited; whatever is saved becomes the current one. */
export const savedSizeDesign = <Size extends { readonly designVersion: SizeDesignVersion }>(
  size: Size,
): Omit<Size, 'designVersion'> & { readonly designVersion: typeof currentSizeDesign } => ({
  ...size,
  designVersion: currentSizeDesign,
});

/** Size types that rules speak of, by slug (SIZE-57). */
export const sweatshirtSizeTypeSlug = 'sweatshirt';
export const zipCottonHoodieSizeTypeSlug = 'zip-cotton-hoodie';

/** A property of a size type (SIZE-21). */
export type SizeProperty = {
  readonly id: number;
  readonly title: string;
  readonly showInSizeCharts: boolean;
  readonly displayOrder: number;
};

/** SIZE-21: the rows of a size chart, in display order; equal orders by id. */
export const chartProperties = <Property extends SizeProperty>(
  properties: readonly Property[],
): readonly Property[] =>
  properties
    .filter(({ showInSizeCharts }) => showInSizeCharts)
    .sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id);
