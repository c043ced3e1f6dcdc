/** Whose bodies garments are cut for: the blocks, the body model behind them, and the standard sizes of their own. */
export const cutForChoices = ['men', 'women'] as const;
export type CutFor = (typeof cutForChoices)[number];

/** For whom something is cut (SIZE-94). Where nobody said, it is cut for men. */
export const cutForOf = ({ cutFor }: { readonly cutFor?: CutFor | undefined }): CutFor =>
  cutFor ?? 'men';

/** The choice as it is kept: men's, which is what is meant where nothing is said, is said by leaving it out. */
export const cutForKept = (cutFor: CutFor | undefined): { readonly cutFor?: CutFor } =>
  cutFor === 'women' ? { cutFor } : {};
