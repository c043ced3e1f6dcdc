export const duplicates = <Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
): readonly { readonly entry: Entry; readonly index: number }[] => {
  const seen = new Set<unknown>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (seen.has(key)) return [{ entry, index }];
    seen.add(key);
    return [];
  });
};
