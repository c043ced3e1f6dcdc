/** How many entries each list of the schema gets at most, for telling what an operation asks for before it runs. A test holds the lists of the range to it. */
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

/** The longest a list gets, by type and field; one the table does not name is taken for a long one. */
export const mostEntries = (list: string): number => listSizes[list] ?? 1_000;
