/** Port: the support chat, whoever provides it. Nothing loads before consent. */
export type Conversations = {
  readonly open: () => Promise<{ readonly opened: boolean }>;
  readonly identify: (person: { readonly email: string; readonly name: string } | null) => void;
};
