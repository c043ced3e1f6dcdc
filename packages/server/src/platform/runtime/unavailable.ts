export const busy = 'Too busy at the moment. Try again soon.';

/** The shop cannot do this now, but can soon: the response is 503. Nothing has been changed. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;
  /** Message for the caller. */
  readonly detail: string = busy;
  readonly code?: string;

  constructor(why: string, retryAfterSeconds: number) {
    super(why);
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
