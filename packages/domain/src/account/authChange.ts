/** AUTH-19: what belongs to one person and is dropped when somebody signs in or out. */
export const ownData = ['user-sizes', 'own-orders', 'current-basket'] as const;
export type OwnData = (typeof ownData)[number];

export type CachedQuery = { readonly key: string; readonly refetchOnAuthChange: boolean };

/** AUTH-18, AUTH-19: on any auth change flagged queries are asked again, and own data is dropped, flagged or not. */
export const afterAuthChange = (
  queries: readonly CachedQuery[],
): { readonly refetch: readonly string[]; readonly drop: readonly OwnData[] } => ({
  refetch: queries.filter(({ refetchOnAuthChange }) => refetchOnAuthChange).map(({ key }) => key),
  drop: ownData,
});
