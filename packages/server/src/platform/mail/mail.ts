export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly date?: string;
};

/**
 * Replaces delivered mails, because password links and gift card codes are for the recipient
 * only.
 */
export const redactedMail: Mail = { to: '', subject: '', text: '', html: '' };
