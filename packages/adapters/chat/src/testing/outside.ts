import type { Locale } from '@tailorbird/domain/kernel';
import type { Conversations, MessengerTokens } from '@tailorbird/domain/support';
import { Chatwoot } from '../outside/chatwoot.ts';
import { Dixa } from '../outside/dixa.ts';
import { OutsideConversations, type OutsideMessenger } from '../outside/index.ts';
import { FakeChatwoot } from './fakeChatwoot.ts';
import { FakeDixa } from './fakeDixa.ts';

export type Outside = {
  readonly conversations: Conversations;
  readonly begun: () => readonly {
    readonly token: string;
    readonly locale: string;
    readonly side: string;
  }[];
  readonly scripts: readonly string[];
  readonly isShown: () => boolean;
  readonly isOpen: () => boolean;
  /** Email address that the messenger currently identifies. */
  readonly knownAs: () => string | null;
  readonly closeByHand: () => void;
  readonly set: (change: { readonly comes?: 'yes' | 'not' | 'without an answer' }) => void;
  readonly page: { locale: Locale; currency: string };
  readonly passTime: () => void;
  readonly next: () => Outside;
};

type Kept = { isKnown: boolean };

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const usual: MessengerTokens = { danish: 'danish-token', international: 'international-token' };

const around = (messenger: OutsideMessenger, tokens: MessengerTokens, kept: Kept) => {
  const page = { locale: 'en' as Locale, currency: 'EUR' };
  const waiting = new Set<() => void>();
  const conversations = new OutsideConversations({
    messenger,
    tokens,
    locale: () => page.locale,
    currency: () => page.currency,
    after: (_, run) => {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    known: {
      read: () => kept.isKnown,
      write: (isKnown) => {
        kept.isKnown = isKnown;
      },
    },
  });
  const passTime = (): void => {
    for (const run of waiting) run();
  };
  return { conversations, page, passTime };
};

export const chatwoot = (
  tokens: MessengerTokens = usual,
  kept: Kept = { isKnown: false },
  cookies?: FakeChatwoot['cookies'],
): Outside => {
  const fake = new FakeChatwoot();
  for (const [name, value] of cookies ?? []) fake.cookies.set(name, value);
  const url = 'https://chat.example';
  const messenger = new Chatwoot({ url, window: fake.window, load: fake.load, page: fake.page });
  return {
    ...around(messenger, tokens, kept),
    begun: () =>
      fake.runs.map(({ token, settings }) => ({
        token,
        locale: settings?.locale ?? '',
        side: settings?.position ?? '',
      })),
    scripts: fake.scripts,
    isShown: () => fake.frames.length > 0,
    isOpen: () => fake.window.$chatwoot?.isOpen ?? false,
    knownAs: () => {
      const user = [...fake.cookies].find(([name]) => name.startsWith('cw_user_'))?.[1];
      return user === undefined ? null : (JSON.parse(user)[0] as string);
    },
    closeByHand: fake.closeByHand,
    set: ({ comes = 'yes' }) => {
      fake.comes = comes;
    },
    next: () => chatwoot(tokens, kept, fake.cookies),
  };
};

export const dixa = (
  tokens: MessengerTokens = usual,
  kept: Kept = { isKnown: false },
  identity: unknown = null,
): Outside => {
  const fake = new FakeDixa();
  fake.identity = identity;
  return {
    ...around(new Dixa({ window: fake.window, load: fake.load }), tokens, kept),
    begun: () =>
      fake.commands.flatMap(([method, given]) => {
        if (method !== 'init') return [];
        const { messengerToken, language, position } = given as Record<string, string>;
        return [
          {
            token: messengerToken ?? '',
            locale: language ?? '',
            side: position === 'bottomLeft' ? 'left' : 'right',
          },
        ];
      }),
    scripts: fake.scripts,
    isShown: () => fake.isShown,
    isOpen: () => fake.isOpen,
    knownAs: () => (fake.identity as { readonly email?: string } | null)?.email ?? null,
    closeByHand: fake.closeByHand,
    set: ({ comes = 'yes' }) => {
      fake.comes = comes;
    },
    next: () => dixa(tokens, kept, fake.identity),
  };
};
