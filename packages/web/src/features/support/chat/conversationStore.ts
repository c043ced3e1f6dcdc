import {
  type ChatDesk,
  type ChatMessage,
  type ChatRefused,
  type Conversation,
  checkChatMessage,
  joinMessages,
  type MessageToSend,
  type Messenger,
} from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';

/** A message that has not arrived yet: being sent, waiting for the network, or refused. */
export type Outgoing = MessageToSend & { readonly failure: ChatRefused | null };

export type TalkDependencies = {
  readonly desk: ChatDesk;
  readonly newKey: () => string;
  readonly clock: Clock;
  readonly isLookedAt: () => boolean;
};

const retryMs = 5_000;

/** This browser's conversation: sent, pending and received messages. */
export class ConversationStore {
  status: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  /** Null before the first message. */
  conversation: Conversation | null = null;
  outgoing: readonly Outgoing[] = [];
  isAsking = false;
  readonly #dependencies: TalkDependencies;
  #stopListening: (() => void) | null = null;
  #callOff: (() => void) | null = null;
  #isSending = false;
  #isReading = false;
  #isReadAgain = false;
  /** Increases when the conversation is cleared, so that late responses are ignored. */
  #era = 0;

  constructor(dependencies: TalkDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { conversation: observableRef, outgoing: observableRef },
      { autoBind: true },
    );
  }

  get messages(): readonly ChatMessage[] {
    return this.conversation?.messages ?? [];
  }

  /**
   * Number of the last message from staff (0 without one), and whether staff own the
   * conversation; null before it is loaded.
   */
  get lastOfPeople(): { readonly number: number; readonly isTheirs: boolean } | null {
    if (this.conversation === null) return null;
    const number = this.messages.findLast(({ author }) => author === 'staff')?.number ?? 0;
    return { number, isTheirs: this.conversation.messenger === 'human' };
  }

  get lastNumber(): number {
    return this.messages.at(-1)?.number ?? 0;
  }

  async open(): Promise<void> {
    if (this.status === 'ready' || this.status === 'loading') return;
    this.status = 'loading';
    await this.read();
  }

  close(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    if (this.status !== 'failed') this.status = 'closed';
  }

  /** SUPPORT-16: reloads the conversation; pending messages stay. */
  restart(): void {
    if (this.status === 'closed') return;
    const { outgoing } = this;
    this.forget();
    this.outgoing = outgoing;
    void this.open();
    void this.send();
  }

  /** The customer changed or signed out: hides the messages. */
  forget(): void {
    this.close();
    this.#era += 1;
    this.#isReading = false;
    this.#isReadAgain = false;
    this.status = 'closed';
    this.conversation = null;
    this.outgoing = [];
  }

  async read(): Promise<void> {
    // Changes during a load trigger another one.
    this.#isReadAgain = this.#isReading;
    if (this.#isReading) return;
    this.#isReading = true;
    const era = this.#era;
    const answer = await this.#dependencies.desk.read(this.lastNumber);
    if (era !== this.#era) return;
    this.#isReading = false;
    if (this.#isReadAgain) queueMicrotask(() => void this.read());
    runInAction(() => {
      if (!answer.ok) {
        if (this.status === 'loading') this.status = 'failed';
        return;
      }
      const isNews = (answer.value?.messages.length ?? 0) > 0;
      if (answer.value) this.#merge(answer.value);
      if (this.status === 'loading' || this.status === 'failed') this.status = 'ready';
      this.#listen();
      // Visible messages count as read, so that no mail repeats them.
      if (isNews && this.#dependencies.isLookedAt())
        void this.#dependencies.desk.read(this.lastNumber);
    });
  }

  /**
   * Queues a message; false if it is empty. An unsent message is sent once when the network is
   * back.
   */
  queueMessage(text: string, photos: readonly string[], messenger: Messenger): boolean {
    const checked = checkChatMessage({ text, photos });
    if (!checked.ok) return false;
    const message: Outgoing = {
      key: this.#dependencies.newKey(),
      ...checked.value,
      messenger,
      failure: null,
    };
    this.outgoing = [...this.outgoing, message];
    void this.send();
    return true;
  }

  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#callOff?.();
    this.#callOff = null;
    const [message] = this.outgoing;
    if (!message) return;
    this.#isSending = true;
    const era = this.#era;
    const { failure: _, ...sent } = message;
    const answer = await this.#dependencies.desk
      .send(sent, this.lastNumber)
      .catch(() => ({ ok: false as const, failure: { kind: 'unreachable' as const } }));
    this.#isSending = false;
    if (era !== this.#era) return;
    runInAction(() => {
      if (answer.ok) {
        this.#merge(answer.value);
        this.outgoing = this.outgoing.filter(({ key }) => key !== message.key);
        this.#listen();
        void this.send();
        return;
      }
      const { failure } = answer;
      this.outgoing = this.outgoing.map((each) =>
        each.key === message.key ? { ...each, failure } : each,
      );
      if (failure.kind === 'unreachable')
        this.#callOff = this.#dependencies.clock.after(retryMs, () => void this.send());
    });
  }

  cancelMessage(key: string): Outgoing | null {
    const message = this.outgoing.find((each) => each.key === key) ?? null;
    this.outgoing = this.outgoing.filter((each) => each.key !== key);
    return message;
  }

  /** Requests a person; false if the request failed. */
  async requestPerson(): Promise<boolean> {
    return await this.#ask((desk) => desk.requestPerson(this.lastNumber));
  }

  /** Sets the address for answers by mail; null on success. */
  async setReplyTo(email: string): Promise<ChatRefused | null> {
    let failure: ChatRefused | null = null;
    await this.#ask(async (desk) => {
      const answer = await desk.setReplyTo(email, this.lastNumber);
      if (!answer.ok) failure = answer.failure;
      return answer;
    });
    return failure;
  }

  async #ask(call: (desk: ChatDesk) => ReturnType<ChatDesk['requestPerson']>): Promise<boolean> {
    this.isAsking = true;
    const answer = await call(this.#dependencies.desk);
    runInAction(() => {
      this.isAsking = false;
      if (answer.ok) this.#merge(answer.value);
      if (answer.ok) this.#listen();
    });
    return answer.ok;
  }

  #merge(received: Conversation): void {
    const known = this.conversation;
    // An overtaken response has older state but may contain more messages.
    const latest = known && known.version > received.version ? known : received;
    this.conversation = {
      ...latest,
      messages: joinMessages(known?.messages ?? [], received.messages),
    };
  }

  #listen(): void {
    if (this.conversation === null || this.#stopListening !== null || this.status === 'closed')
      return;
    this.#stopListening = this.#dependencies.desk.listen(() => void this.read());
  }
}
