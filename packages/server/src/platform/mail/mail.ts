/** A mail ready to go: who gets it, and what it says. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside those every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The date it carries when that is not the time it was queued. */
  readonly date?: string;
};

/** What is kept of a mail that was delivered: links that set a password and codes that are money are the reader's alone. */
export const redactedMail: Mail = { to: '', subject: '', text: '', html: '' };
