/** A line of what a design is: its color, its cloth, a property. */
export type ComparedTrait = { readonly label: string; readonly value: string };

/** One line for all designs: null where a design has nothing of the kind. */
export type ComparedRow = {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
};

/** What designs are, side by side: a row for each label that comes up, in the order it comes up in, and whether they differ in it. */
export const compareTraits = (
  designs: readonly (readonly ComparedTrait[])[],
): readonly ComparedRow[] => {
  const labels = [...new Set(designs.flatMap((traits) => traits.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = designs.map(
      (traits) => traits.find((trait) => trait.label === label)?.value ?? null,
    );
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
};
