import type { CurrentUser } from '@tailorbird/domain/account';
import type { Preferences } from '@tailorbird/domain/shell';
import {
  type Chat,
  type ChatDesk,
  type ChatEvent,
  type Conversations,
  chatIdentity,
  formatKeptMessenger,
  type Messenger,
  messengerInForce,
  type PageGroup,
  pageGroupOf,
  parseKeptMessenger,
  reduceChat,
  startChat,
} from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';
import type { ConsentStore } from '../../../platform/consent/consentStore.ts';
import type { VisitStore } from '../../../platform/visit/visitStore.ts';
import { DraftStore } from './draftStore.ts';
import { TalkStore } from './talkStore.ts';

export type ChatStoreDependencies = {
  readonly desk: ChatDesk;
  readonly conversations: Conversations;
  readonly preferences: Preferences;
  readonly consent: Pick<ConsentStore, 'choice' | 'allows' | 'choose'>;
  readonly visit: VisitStore;
  readonly clock: Clock;
  readonly newKey: () => string;
};

/** The chat of this tab: whether it may start, who answers, and to whom. What is said is in `talk`. */
export class ChatStore {
  chat: Chat;
  readonly talk: TalkStore;
  readonly draft: DraftStore;
  /** Whom somebody wants who has not agreed yet. */
  wanted: Messenger | 'either' = 'either';
  /** The messenger that opens a window of its own could not. */
  isUnavailable = false;
  readonly #dependencies: ChatStoreDependencies;
  readonly #stopFollowing: () => void;
  /** Somebody has asked for the chat, and is asked whether they agree. */
  #isAwaited = false;
  #group: PageGroup | null = null;
  #callOff: (() => void) | null = null;

  constructor(dependencies: ChatStoreDependencies) {
    this.#dependencies = dependencies;
    const { preferences, consent, desk, clock, newKey, visit } = dependencies;
    this.chat = startChat(parseKeptMessenger(preferences.read('chatMessenger')));
    if (consent.allows('chat')) this.chat = reduceChat(this.chat, { type: 'consent-granted' });
    this.talk = new TalkStore({ desk, clock, newKey, isLookedAt: () => document.visibilityState === 'visible' });
    this.draft = new DraftStore(desk, preferences);
    makeAutoObservable(this, { chat: observableRef, talk: false, draft: false }, { autoBind: true });
    const stopUser = reaction(
      () => visit.user?.id ?? null,
      (id) => this.#changeUser(id),
    );
    const stopConsent = reaction(
      () => consent.allows('chat'),
      (mayChat) => (mayChat ? this.#begin() : this.#end()),
    );
    const stopAnswers = reaction(
      () => this.talk.conversation?.messenger,
      (messenger) => {
        // A person has answered, or was asked for: from here on it is theirs.
        if (messenger === 'human' && this.messenger === 'ai') void this.#opened('human');
      },
    );
    this.#stopFollowing = () => {
      stopUser();
      stopConsent();
      stopAnswers();
    };
  }

  get isConsented(): boolean {
    return this.chat.consented;
  }

  /** Who answers now. */
  get messenger(): Messenger {
    return this.chat.active ?? 'human';
  }

  get hasAssistant(): boolean {
    return this.#dependencies.visit.visit?.location.switches.appliedChat ?? false;
  }

  /** Opens the chat with whom somebody wants, or with who is in force (SUPPORT-11, SUPPORT-12); before consent it only remembers the wish (SUPPORT-10). */
  async open(wanted: Messenger | 'either'): Promise<void> {
    this.wanted = wanted;
    this.#isAwaited = !this.chat.consented;
    if (this.#isAwaited) return;
    await this.#opened(wanted === 'either' ? this.#inForce() : wanted);
  }

  /** SUPPORT-10: somebody agrees here. They may as well where everything is chosen that they allow: the chat follows that choice. */
  agree(): void {
    const { consent } = this.#dependencies;
    consent.choose([...(consent.choice?.allowed ?? []).filter((purpose) => purpose !== 'chat'), 'chat']);
  }

  /** Takes the agreement back. */
  withdraw(): void {
    const { consent } = this.#dependencies;
    consent.choose((consent.choice?.allowed ?? []).filter((purpose) => purpose !== 'chat'));
  }

  close(): void {
    this.#isAwaited = false;
    this.#happen({ type: 'closed' });
    this.talk.close();
  }

  /** The assistant again, by choice. */
  async choose(messenger: Messenger): Promise<void> {
    await this.#opened(messenger);
  }

  /** Has the conversation go to a person, with what was said. */
  async handOver(): Promise<void> {
    if (await this.talk.handOver()) await this.#opened('human');
  }

  /** Puts what was written on its way. */
  sendDraft(): void {
    const photos = this.draft.photos.flatMap(({ id }) => id ?? []);
    if (this.talk.say(this.draft.text, photos, this.messenger)) this.draft.clear();
  }

  /** SUPPORT-16: another group of pages restarts the human messenger. */
  pageChanged(path: string): void {
    const group = pageGroupOf(path);
    if (this.#group !== null && this.#group !== group) this.#happen({ type: 'page-group-changed', at: this.#now() });
    this.#group = group;
  }

  /** SUPPORT-17: what the active chat says. */
  command(command: 'open' | 'clear-identity'): void {
    this.#happen({ type: 'commanded', command });
    if (command === 'clear-identity') this.#dependencies.conversations.identify(null);
  }

  dispose(): void {
    this.#stopFollowing();
    this.#callOff?.();
    this.talk.close();
  }

  #begin(): void {
    this.#happen({ type: 'consent-granted' });
    if (this.#isAwaited) void this.open(this.wanted);
  }

  /** Without agreement nothing listens, and nothing is remembered here. */
  #end(): void {
    const { preferences, conversations } = this.#dependencies;
    this.#isAwaited = this.chat.open;
    preferences.remove('chatMessenger');
    this.#happen({ type: 'consent-withdrawn' });
    this.chat = startChat(null);
    conversations.identify(null);
    this.talk.forget();
  }

  async #opened(messenger: Messenger): Promise<void> {
    const { conversations, preferences, visit } = this.#dependencies;
    this.#happen({ type: 'opened', messenger, at: this.#now() });
    if (this.chat.kept) preferences.write('chatMessenger', formatKeptMessenger(this.chat.kept));
    if (messenger === 'human') {
      conversations.identify(this.#personOf(visit.user ?? null));
      const { opened } = await conversations.open().catch(() => ({ opened: false }));
      runInAction(() => {
        this.isUnavailable = !opened;
      });
      if (!opened || conversations.isOwnWindow) return;
    }
    await this.talk.open();
  }

  #personOf(user: CurrentUser | null): { readonly email: string; readonly name: string } | null {
    const identity = chatIdentity(user);
    return identity.kind === 'customer' ? { email: identity.email, name: identity.name } : null;
  }

  #inForce(): Messenger {
    const { consented: may, kept } = this.chat;
    return messengerInForce({ consented: may, appliedChat: this.hasAssistant, kept, now: this.#now() }) ?? 'human';
  }

  #changeUser(id: number | null): void {
    const { conversations } = this.#dependencies;
    // Whoever comes has their own conversation, and brings along what they said before.
    if (id === null) {
      this.command('clear-identity');
      this.talk.forget();
      if (this.chat.open) void this.talk.open();
      return;
    }
    conversations.identify(this.#personOf(this.#dependencies.visit.user ?? null));
    this.#happen({ type: 'signed-in', at: this.#now() });
    if (this.chat.active === 'ai') this.talk.restart();
  }

  #now(): number {
    return this.#dependencies.clock.now();
  }

  #happen(event: ChatEvent): void {
    const before = this.chat;
    this.chat = reduceChat(before, event);
    if (this.chat.restarts !== before.restarts) this.#restart();
    const { restartAt } = this.chat;
    if (restartAt === before.restartAt) return;
    this.#callOff?.();
    this.#callOff =
      restartAt === null
        ? null
        : this.#dependencies.clock.after(restartAt - this.#now(), () => this.#happen({ type: 'time-passed', at: this.#now() }));
  }

  #restart(): void {
    const { conversations } = this.#dependencies;
    if (conversations.isOwnWindow) conversations.restart();
    else this.talk.restart();
  }
}
