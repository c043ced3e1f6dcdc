/** A mail ready to go: who gets it, and what it says. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
