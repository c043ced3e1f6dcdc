import {
  type ChatState,
  type ChatSummary,
  joinMessages,
  type StudioChatRefused,
  type StudioChats,
  type StudioInquiry,
} from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { NewKeyT } from '../../../platform/browser/browser.ts';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { StudioChatsT } from '../../../shared/ports/ports.ts';

export type InboxTab = 'open' | 'closed' | 'inquiries' | 'answered';
export const inboxTabs: readonly InboxTab[] = ['open', 'closed', 'inquiries', 'answered'];

type InboxDependencies = { readonly chats: StudioChats; readonly newKey: () => string };

export class InboxStore {
  tab: InboxTab = 'open';
  chats: readonly ChatSummary[] | null = null;
  inquiries: readonly StudioInquiry[] | null = null;
  failure: StudioChatRefused | null = null;
  chosen: ChatState | null = null;
  text = '';
  readonly #action = new PendingAction();
  refused: StudioChatRefused | null = null;
  isHere = true;
  readonly #dependencies: InboxDependencies;
  #stop: (() => void) | null = null;
  /** Idempotency key of the current message: a repeated send arrives once. */
  #key: string | null = null;

  constructor(dependencies: InboxDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { chosen: observableRef, chats: observableRef }, { autoBind: true });
  }

  follow(): void {
    this.#stop?.();
    this.#stop = this.#dependencies.chats.listen(this.isHere, () => void this.refresh());
  }

  setHere(isHere: boolean): void {
    this.isHere = isHere;
    this.follow();
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = null;
  }

  async show(tab: InboxTab): Promise<void> {
    this.tab = tab;
    this.chats = null;
    this.inquiries = null;
    this.chosen = null;
    await this.load();
  }

  async load(): Promise<void> {
    const { tab } = this;
    const { chats } = this.#dependencies;
    const isChats = tab === 'open' || tab === 'closed';
    const answer = isChats
      ? await chats.list(tab)
      : await chats.inquiries(tab === 'answered' ? 'answered' : 'open');
    runInAction(() => {
      if (tab !== this.tab) return;
      this.failure = answer.ok ? null : answer.failure;
      if (!answer.ok) return;
      if (isChats) this.chats = answer.value as readonly ChatSummary[];
      else this.inquiries = answer.value as readonly StudioInquiry[];
    });
  }

  async refresh(): Promise<void> {
    const { chosen } = this;
    if (chosen) await this.open(chosen.summary.id);
    await this.load();
  }

  async open(id: number): Promise<void> {
    const known = this.chosen?.summary.id === id ? this.chosen : null;
    if (!known) {
      this.text = '';
      this.#key = null;
      this.refused = null;
    }
    const after = known?.conversation.messages.at(-1)?.number ?? 0;
    const answer = await this.#dependencies.chats.read(id, after);
    runInAction(() => {
      if (answer.ok) this.#showChat(answer.value);
      else this.failure = answer.failure;
    });
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  write(text: string): void {
    this.text = text;
  }

  /** Sends a reply to the open conversation. The input stays until delivery. */
  async answer(): Promise<void> {
    const { chosen, text } = this;
    if (!chosen || this.isBusy || text.trim() === '') return;
    this.#key ??= this.#dependencies.newKey();
    const message = { key: this.#key, text };
    const arrived = await this.#do((chats) =>
      chats.answer(chosen.summary.id, message, chosen.conversation.messages.at(-1)?.number ?? 0),
    );
    if (!arrived) return;
    runInAction(() => {
      this.text = '';
      this.#key = null;
    });
    await this.load();
  }

  /** Assigns, releases, closes or reopens the open conversation. */
  async change(change: {
    readonly assigned?: 'me' | 'nobody';
    readonly isClosed?: boolean;
  }): Promise<void> {
    const { chosen } = this;
    if (!chosen || this.isBusy) return;
    const { id, version } = chosen.summary;
    await this.#do((chats) => chats.change(id, { ...change, version }));
    await this.load();
  }

  async setAnswered(id: number, isAnswered: boolean): Promise<void> {
    const answer = await this.#dependencies.chats.setAnswered(id, isAnswered);
    runInAction(() => {
      this.failure = answer.ok ? null : answer.failure;
    });
    await this.load();
  }

  async #do(call: (chats: StudioChats) => ReturnType<StudioChats['read']>): Promise<boolean> {
    this.refused = null;
    const isDone = await this.#action.run(
      () => call(this.#dependencies.chats),
      (answer) => {
        if (answer.ok) this.#showChat(answer.value);
        else this.#refuse(answer.failure);
        return answer.ok;
      },
    );
    return isDone ?? false;
  }

  #refuse(failure: StudioChatRefused): void {
    this.refused = failure;
    // Another person changed it first: show the current state.
    if (failure.kind === 'changed-meanwhile' && this.chosen?.summary.id === failure.now.id)
      this.chosen = { ...this.chosen, summary: failure.now };
  }

  #showChat(state: ChatState): void {
    const known =
      this.chosen?.summary.id === state.summary.id ? this.chosen.conversation.messages : [];
    this.chosen = {
      ...state,
      conversation: {
        ...state.conversation,
        messages: joinMessages(known, state.conversation.messages),
      },
    };
  }
}

export const InboxStoreT = lateStore('InboxStore', {
  scope: 'component',
  needs: { chats: StudioChatsT, newKey: NewKeyT },
  is: InboxStore,
});
