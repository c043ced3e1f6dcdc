export const busy = 'Too busy at the moment. Try again soon.';

/** The shop cannot do this now, and can soon: the call is answered 503. Nothing has been changed. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;
  /** What the caller reads. */
  readonly detail: string = busy;
  /** What a client may branch on. */
  readonly code?: string;

  constructor(why: string, retryAfterSeconds: number) {
    super(why);
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
