/** Something that takes time on the way to an answer, or in a job, for whoever measures. It says what kind of thing, and nothing of what it was about. */
export type Part = {
  readonly name: 'transaction' | 'bank call' | 'mail' | 'page render' | 'file store';
  /** When it began, in milliseconds since 1970, and how long it took. */
  readonly began: number;
  readonly ms: number;
  readonly failed: boolean;
};
