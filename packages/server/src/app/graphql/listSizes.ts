/**
 * Maximum lengths of the schema's lists, for estimating an operation before it runs. A test
 * compares them with the catalog.
 */
export const listSizes: Readonly<Record<string, number>> = {
  'Query.full_clothing_types': 150,
  'Query.standard_sizes': 24,
  'Query.user_sizes': 200,
  'Basket.lines': 100,
  'ClothingType.clothing_property_collections': 10,
  'ClothingType.fabric_colors': 20,
  'ClothingPropertyCollection.properties': 12,
  'UserSize.measurements': 40,
  'RecommendedStandardSize.clothing_type_sizes': 150,
  'RecommendedStandardSize.measurements': 40,
  'RecommendedStandardSize.fit_shares': 3,
};

/** Maximum length of a list by type and field; a list missing in the table counts as long. */
export const maximumEntries = (list: string): number => listSizes[list] ?? 1_000;
