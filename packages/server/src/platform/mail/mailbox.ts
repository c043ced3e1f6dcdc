/** The address of a mailbox with an optional name: `Tailorbird <hello@tailorbird.example>`. */
export const bareAddress = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
