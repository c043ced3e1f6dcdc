/**
 * A timed step of a request or job, for measurement. It names the kind of step, never its
 * subject.
 */
export type Part = {
  readonly name: 'transaction' | 'bank call' | 'mail' | 'page render' | 'file store';
  /** Start in milliseconds since 1970, and duration in milliseconds. */
  readonly began: number;
  readonly ms: number;
  readonly failed: boolean;
};
