import type { ChatProvider } from '@tailorbird/domain/support';
import type { Settings } from '../platform/runtime/settings.ts';
import type { Values } from './variables.ts';

/** Missing settings of an external messenger, one sentence each (SUPPORT-19). */
export const chatProblemsOf = (values: Values): readonly string[] => {
  const needed = {
    own: [],
    chatwoot: ['CHATWOOT_URL', 'CHATWOOT_TOKEN', 'CHATWOOT_KEY'],
    dixa: ['DIXA_TOKEN'],
  } as const satisfies Record<string, readonly (keyof Values)[]>;
  const missing = needed[values.CHAT_PROVIDER as keyof typeof needed].filter(
    (name) => values[name] === null,
  );
  return missing.length === 0
    ? []
    : [`CHAT_PROVIDER is ${values.CHAT_PROVIDER}, which needs ${missing.join(' and ')}`];
};

/** A shop with one team uses the same token for both. */
const both = <Known>(international: Known, danish: Known | null) => ({
  danish: danish ?? international,
  international,
});

/** The browser settings of an external messenger; null if the shop's own inbox is used. */
export const chatProviderOf = (values: Values): ChatProvider | null => {
  const {
    CHAT_PROVIDER,
    CHATWOOT_URL,
    CHATWOOT_TOKEN,
    CHATWOOT_TOKEN_DKK,
    DIXA_TOKEN,
    DIXA_TOKEN_DKK,
  } = values;
  if (CHAT_PROVIDER === 'chatwoot' && CHATWOOT_URL !== null)
    return {
      kind: 'chatwoot',
      url: CHATWOOT_URL,
      tokens: both(CHATWOOT_TOKEN, CHATWOOT_TOKEN_DKK),
    };
  return CHAT_PROVIDER === 'dixa'
    ? { kind: 'dixa', tokens: both(DIXA_TOKEN, DIXA_TOKEN_DKK) }
    : null;
};

/** Signing keys; never sent to browsers. */
export const chatKeysOf = ({
  CHAT_PROVIDER,
  CHATWOOT_KEY,
  CHATWOOT_KEY_DKK,
}: Values): Settings['chatKeys'] =>
  CHAT_PROVIDER === 'chatwoot' && CHATWOOT_KEY !== null
    ? both(CHATWOOT_KEY, CHATWOOT_KEY_DKK)
    : null;
