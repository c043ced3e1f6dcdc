/**
 * The body a garment is cut for, which selects the patterns, the body model and the standard
 * sizes.
 */
export const cutForChoices = ['men', 'women'] as const;
export type CutFor = (typeof cutForChoices)[number];

/** The body something is cut for (SIZE-94); men's by default. */
export const cutForOf = ({ cutFor }: { readonly cutFor?: CutFor | undefined }): CutFor =>
  cutFor ?? 'men';

/** The stored form, which omits the default (men's). */
export const storedCutFor = (cutFor: CutFor | undefined): { readonly cutFor?: CutFor } =>
  cutFor === 'women' ? { cutFor } : {};
