/** The bare address of a mailbox that may be named: `Tailorbird <hello@tailorbird.example>`. */
export const bareAddress = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
