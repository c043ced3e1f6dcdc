/** A problem in a row of the shop's JSON files, with a message for editors. */
export type RowProblem = {
  /** File path below the data folder, such as `clothing-types.json`. */
  readonly file: string;
  /** The row's slug or name; `#3` for an unnamed third row; empty for the whole file. */
  readonly row: string;
  /** Path in the row, such as `fabricColors[2].color`; empty for the whole row. */
  readonly path: string;
  readonly problem: string;
};

/** A problem as one line: `clothing-types.json › cotton-t-shirt › prices.SEK: is missing`. */
export const describeProblem = ({ file, row, path, problem }: RowProblem): string =>
  `${[file, row, path].filter((part) => part !== '').join(' › ')}: ${problem}`;
