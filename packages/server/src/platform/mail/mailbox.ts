/** `Tailorbird <hello@tailorbird.example>`; the name is optional. */
export const bareAddress = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
