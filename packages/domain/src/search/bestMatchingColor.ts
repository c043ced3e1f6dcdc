/**
 * The color with the best match. Of equal matches, the garment's displayed color wins,
 * then the first. Null if no color matches.
 */
export const bestMatchingColor = <Color>(
  colors: readonly Color[],
  shownAnyway: Color | undefined,
  fitOf: (color: Color) => number,
): Color | null => {
  const best = Math.max(0, ...colors.map(fitOf));
  if (best === 0) return null;
  const fitting = colors.filter((color) => fitOf(color) === best);
  return (
    (shownAnyway !== undefined && fitting.includes(shownAnyway) ? shownAnyway : fitting[0]) ?? null
  );
};
