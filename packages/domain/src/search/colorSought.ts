/**
 * The color a search asks for, among those a garment is made in: the one whose words fit best, of equals the one the garment is shown in anyway, else the first. Null where no color is
 * asked for.
 */
export const colorSought = <Color>(
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
