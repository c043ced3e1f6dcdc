/** A section of the product overview with its anchors (ROUTE-05, ROUTE-06). */
export type ProductGroup<Text = string> = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly subCategories: readonly {
    readonly slug: string;
    readonly title: Text;
    readonly clothingTypeSlugs: readonly string[];
  }[];
};
