/** SUPPORT-09: the human messenger and the AI-based one. */
export const messengers = ['human', 'ai'] as const;
export type Messenger = (typeof messengers)[number];

/** SUPPORT-12: how long a human messenger stays chosen, in ms. */
export const humanPreferenceMs = 1_200_000;

/** The choice as the browser keeps it, with its instant in ms. */
export type KeptMessenger = { readonly messenger: Messenger; readonly at: number };

/**
 * The messenger in force; null before consent (SUPPORT-10). With the switch on the AI is preferred, unless the human was chosen no more than 20 minutes ago
 * (SUPPORT-11, SUPPORT-12); with it off, the human one is all there is.
 */
export const messengerInForce = (visit: {
  readonly consented: boolean;
  readonly appliedChat: boolean;
  readonly kept: KeptMessenger | null;
  readonly now: number;
}): Messenger | null => {
  if (!visit.consented) return null;
  if (!visit.appliedChat) return 'human';
  const { kept } = visit;
  return kept?.messenger === 'human' && visit.now - kept.at <= humanPreferenceMs ? 'human' : 'ai';
};

/** SUPPORT-12: the choice as text. */
export const formatKeptMessenger = ({ messenger, at }: KeptMessenger): string =>
  `${messenger} ${at}`;

export const parseKeptMessenger = (text: string | null): KeptMessenger | null => {
  const match = /^(human|ai) (\d{1,15})$/.exec(text ?? '');
  return match ? { messenger: match[1] as Messenger, at: Number(match[2]) } : null;
};

/** SUPPORT-21: a Danish basket talks to the Danish team. */
export const messengerTeam = (currency: string): 'danish' | 'international' =>
  currency === 'DKK' ? 'danish' : 'international';

/** What a messenger knows the shop by, for each team. */
export type MessengerTokens = Readonly<Record<'danish' | 'international', string | null>>;

/** SUPPORT-19: the messenger's token for a currency. A shop without one is set up wrongly: throws. */
export const messengerToken = (tokens: MessengerTokens, currency: string): string => {
  const team = messengerTeam(currency);
  const token = tokens[team];
  if (!token) throw new Error(`No messenger token for the ${team} team`);
  return token;
};

/** SUPPORT-20: an identity token is asked for only for who is signed in. */
export const needsUserToken = (visitor: { readonly signedIn: boolean }): boolean =>
  visitor.signedIn;

/** A messenger of another company in place of the shop's own people: which one, and what a browser may know of it. */
export type ChatProvider =
  | { readonly kind: 'chatwoot'; readonly url: string; readonly tokens: MessengerTokens }
  | { readonly kind: 'dixa'; readonly tokens: MessengerTokens };
