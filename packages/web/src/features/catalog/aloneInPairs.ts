/** Which single cards would stand beside an empty place when two go in a row. */
export const aloneInPairs = (counts: readonly number[]): readonly boolean[] => {
  const alone = counts.map(() => false);
  let waiting: number | null = null;
  counts.forEach((count, index) => {
    if (waiting !== null && count > 1) alone[waiting] = true;
    if (count > 1) waiting = null;
    else waiting = waiting === null ? index : null;
  });
  if (waiting !== null) alone[waiting] = true;
  return alone;
};
