/** One thing that is wrong with a row of the shop's JSON files, said so that whoever edits the row knows what to change. */
export type RowProblem = {
  /** File name below the folder of the files, such as `clothing-types.json`. */
  readonly file: string;
  /** The row's slug (or name); `#3` for the third row when it has none; empty when the file as a whole is wrong. */
  readonly row: string;
  /** Where in the row, such as `fabricColors[2].color`; empty when the row as a whole is wrong. */
  readonly path: string;
  readonly problem: string;
};

/** A problem as one line: `clothing-types.json › cotton-t-shirt › prices.SEK: is missing`. */
export const describeProblem = ({ file, row, path, problem }: RowProblem): string =>
  `${[file, row, path].filter((part) => part !== '').join(' › ')}: ${problem}`;
