const editDistance = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
};

/**
 * `, did you mean "navy"?` for `nvy`; without a close match the available names, or the nearest
 * three of many.
 */
export const suggest = (written: unknown, names: Iterable<string>): string => {
  const known = [...names];
  const ranked = known
    .map((name) => ({ name, distance: editDistance(String(written), name) }))
    .sort((one, other) => one.distance - other.distance);
  const nearest = ranked[0];
  if (nearest && nearest.distance <= Math.max(2, nearest.name.length / 3))
    return `, did you mean "${nearest.name}"?`;
  if (known.length === 0) return '';
  if (known.length <= 30) return `; there is ${known.join(', ')}`;
  return `; the nearest are ${ranked
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')}`;
};
