import { type Currency, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import {
  type ChatDesk,
  type ChatMessage,
  type ChatRefused,
  type Conversation,
  checkChatMessage,
  type MessageToSend,
  type SupportTokens,
} from '@tailorbird/domain/support';

export class InMemoryChatDesk implements ChatDesk, SupportTokens {
  isReachable: boolean = true;
  photos: number = 0;
  readonly tokensAsked: Currency[] = [];
  assistantStarts: number = 0;
  #conversation: Conversation | null = null;
  readonly #kept: { readonly key: string; readonly message: ChatMessage }[] = [];
  readonly #listeners: Set<() => void> = new Set();
  readonly #assistant: (text: string) => string | null;

  /** `assistant` answers messages; null means no answer. */
  constructor(assistant: (text: string) => string | null = () => null) {
    this.#assistant = assistant;
  }

  get listening(): number {
    return this.#listeners.size;
  }

  readonly answer = (text: string): void => {
    this.#keep(`staff-${this.#version + 1}`, 'staff', text, []);
    this.#change({ messenger: 'human' });
  };

  readonly read: ChatDesk['read'] = async (after) =>
    this.isReachable ? ok(this.#conversation && this.#after(after)) : this.#away();

  readonly send = async (
    { key, text, photos, messenger }: MessageToSend,
    after: number,
  ): Promise<Result<Conversation, ChatRefused>> => {
    if (!this.isReachable) return this.#away();
    const checked = checkChatMessage({ text, photos });
    if (!checked.ok) return checked;
    if (!this.#kept.some((each) => each.key === key)) {
      this.#keep(key, 'customer', checked.value.text, photos);
      this.#change({ messenger, isClosed: false });
      const reply = messenger === 'ai' ? this.#assistant(text) : null;
      if (reply !== null) this.#keep(`${key}-answer`, 'assistant', reply, []);
    }
    return ok(this.#after(after));
  };

  readonly startAssistant = async (): Promise<void> => {
    if (this.isReachable) this.assistantStarts += 1;
  };

  readonly userToken: SupportTokens['userToken'] = async (currency) => {
    this.tokensAsked.push(currency);
    return this.isReachable ? `signed-${this.tokensAsked.length}` : null;
  };

  readonly addPhoto: ChatDesk['addPhoto'] = async () => {
    if (!this.isReachable) return this.#away();
    this.photos += 1;
    return ok(`photo-${this.photos}`);
  };

  readonly requestPerson: ChatDesk['requestPerson'] = async (after) => {
    if (!this.isReachable) return this.#away();
    this.#change({ messenger: 'human' });
    return ok(this.#after(after));
  };

  readonly setReplyTo: ChatDesk['setReplyTo'] = async (typed, after) => {
    const email = parseEmail(typed);
    if (!email.ok) return err({ kind: 'email-invalid' });
    if (this.#conversation === null) return err({ kind: 'chat-not-found' });
    this.#change({ replyTo: email.value });
    return ok(this.#after(after));
  };

  readonly listen: ChatDesk['listen'] = (changed) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  get #version(): number {
    return this.#conversation?.version ?? 0;
  }

  #away(): Result<never, ChatRefused> {
    return err({ kind: 'unreachable' });
  }

  #after(number: number): Conversation {
    const conversation = this.#conversation ?? this.#empty();
    return {
      ...conversation,
      messages: this.#kept
        .map(({ message }) => message)
        .filter((message) => message.number > number),
    };
  }

  #empty(): Conversation {
    return {
      messenger: 'ai',
      isClosed: false,
      isStaffed: false,
      replyTo: null,
      version: 0,
      messages: [],
    };
  }

  #keep(key: string, author: ChatMessage['author'], text: string, photos: readonly string[]): void {
    this.#change({});
    this.#kept.push({
      key,
      message: {
        number: this.#version,
        author,
        text,
        sources: [],
        photos,
        at: '2026-01-01T00:00:00.000Z',
      },
    });
  }

  #change(change: Partial<Conversation>): void {
    const conversation = this.#conversation ?? this.#empty();
    this.#conversation = { ...conversation, ...change, version: conversation.version + 1 };
    for (const changed of this.#listeners) changed();
  }
}
