/** SUPPORT-09: the human messenger and the AI assistant. */
export const messengers = ['human', 'ai'] as const;
export type Messenger = (typeof messengers)[number];

/** SUPPORT-12: time for which the choice of the human messenger lasts, in ms. */
export const humanPreferenceMs = 1_200_000;

/** The stored choice with its instant in ms. */
export type StoredMessenger = { readonly messenger: Messenger; readonly at: number };

/**
 * The messenger to use. Null before consent (SUPPORT-10). With the switch on it is the
 * AI, unless the visitor chose the human one within 20 minutes (SUPPORT-11, SUPPORT-12).
 * With the switch off it is the human one.
 */
export const selectMessenger = (visit: {
  readonly consented: boolean;
  readonly appliedChat: boolean;
  readonly kept: StoredMessenger | null;
  readonly now: number;
}): Messenger | null => {
  if (!visit.consented) return null;
  if (!visit.appliedChat) return 'human';
  const { kept } = visit;
  return kept?.messenger === 'human' && visit.now - kept.at <= humanPreferenceMs ? 'human' : 'ai';
};

export const formatStoredMessenger = ({ messenger, at }: StoredMessenger): string =>
  `${messenger} ${at}`;

export const parseStoredMessenger = (text: string | null): StoredMessenger | null => {
  const match = /^(human|ai) (\d{1,15})$/.exec(text ?? '');
  return match ? { messenger: match[1] as Messenger, at: Number(match[2]) } : null;
};

/** SUPPORT-21: baskets in Danish kroner use the Danish team. */
export const messengerTeam = (currency: string): 'danish' | 'international' =>
  currency === 'DKK' ? 'danish' : 'international';

/** The messenger's website token of each team. */
export type MessengerTokens = Readonly<Record<'danish' | 'international', string | null>>;

/** Token of the team for a currency (SUPPORT-19). Throws if it is not configured. */
export const messengerToken = (tokens: MessengerTokens, currency: string): string => {
  const team = messengerTeam(currency);
  const token = tokens[team];
  if (!token) throw new Error(`No messenger token for the ${team} team`);
  return token;
};

/** SUPPORT-20: only signed-in customers need an identity token. */
export const needsUserToken = (visitor: { readonly signedIn: boolean }): boolean =>
  visitor.signedIn;

/** A third-party messenger instead of the shop's own chat, with its public settings. */
export type ChatProvider =
  | { readonly kind: 'chatwoot'; readonly url: string; readonly tokens: MessengerTokens }
  | { readonly kind: 'dixa'; readonly tokens: MessengerTokens };
