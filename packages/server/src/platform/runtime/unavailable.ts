/** The shop cannot do this now, and can soon: the call is answered 503. Nothing has been changed. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(why: string, retryAfterSeconds: number) {
    super(why);
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
