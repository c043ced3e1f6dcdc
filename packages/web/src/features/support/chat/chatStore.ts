import type { Locale } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import {
  type Chat,
  type ChatDesk,
  type ChatPlacement,
  type Conversations,
  formatStoredMessenger,
  type Messenger,
  parseStoredMessenger,
  type SupportTokens,
  selectMessenger,
} from '@tailorbird/domain/support';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { Clock, Report } from '../../../platform/browser/browser.ts';
import type { ConsentStore } from '../../../shared/consent/consentStore.ts';
import type { VisitStore } from '../../../shared/visit/visitStore.ts';
import { ChatMachine } from './chatMachine.ts';
import { ConversationStore } from './conversationStore.ts';
import { DraftStore } from './draftStore.ts';
import { People } from './people.ts';

export type ChatStoreDependencies = {
  readonly desk: ChatDesk & SupportTokens;
  readonly conversations: Conversations;
  readonly preferences: Preferences;
  readonly consent: Pick<ConsentStore, 'choice' | 'allows' | 'choose'>;
  readonly visit: VisitStore;
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly report: Report;
};

/**
 * The chat of this tab: consent, the active messenger and the customer. `talk` holds the
 * messages.
 */
export class ChatStore {
  readonly talk: ConversationStore;
  readonly draft: DraftStore;
  wanted: Messenger | 'either' = 'either';
  isUnavailable = false;
  isOpenElsewhere = false;
  readonly #dependencies: ChatStoreDependencies;
  readonly #machine: ChatMachine;
  readonly #people: People;
  readonly #stopFollowing: () => void;
  /** The visitor opened the chat and sees the consent question. */
  #isAwaited = false;
  #isWanted = false;

  constructor(dependencies: ChatStoreDependencies) {
    this.#dependencies = dependencies;
    const { preferences, consent, desk, clock, newKey, visit } = dependencies;
    this.#machine = new ChatMachine({
      clock,
      kept: parseStoredMessenger(preferences.read('chatMessenger')),
      restart: () => this.#restart(),
    });
    if (consent.allows('chat')) this.#machine.happen({ type: 'consent-granted' });
    this.talk = new ConversationStore({
      desk,
      clock,
      newKey,
      isLookedAt: () => document.visibilityState === 'visible',
    });
    this.draft = new DraftStore(desk, preferences);
    this.#people = new People({ ...dependencies, tokens: desk });
    makeAutoObservable(this, { talk: false, draft: false }, { autoBind: true });
    const stopUser = reaction(
      () => visit.user?.id ?? null,
      (id) => this.#changeUser(id),
    );
    const stopConsent = reaction(
      () => consent.allows('chat'),
      (mayChat) => (mayChat ? this.#begin() : this.#end()),
    );
    const stopAnswers = reaction(
      () => this.talk.lastOfPeople,
      (now, before) => {
        // After a reply from a person, or a request for one, the conversation belongs to
        // staff. On reading, the twenty minutes of SUPPORT-12 decide.
        if (this.messenger !== 'ai' || now === null || before == null) return;
        if (now.number > before.number || (now.isTheirs && !before.isTheirs))
          void this.#opened('human');
      },
    );
    const stopWindow = dependencies.conversations.follow((event) => {
      runInAction(() => {
        this.isOpenElsewhere = event === 'opened';
      });
      if (event === 'closed') this.#machine.happen({ type: 'closed' });
      // A message opens the active chat, or makes the other messenger active.
      else if (this.chat.active === 'human') this.#command('open');
      else this.#noteOpened('human');
    });
    this.#stopFollowing = () => {
      for (const stop of [stopUser, stopConsent, stopAnswers, stopWindow]) stop();
    };
  }

  get chat(): Chat {
    return this.#machine.chat;
  }

  get isConsented(): boolean {
    return this.chat.consented;
  }

  get messenger(): Messenger {
    return this.chat.active ?? 'human';
  }

  /** True if support uses a third-party window; the shop's own panel then shows nothing. */
  get isElsewhere(): boolean {
    return this.chat.active === 'human' && this.#dependencies.conversations.isOwnWindow;
  }

  get hasAssistant(): boolean {
    return this.#dependencies.visit.visit?.location.switches.appliedChat ?? false;
  }

  /**
   * Opens the requested messenger or the active one (SUPPORT-11, SUPPORT-12); before consent it
   * only stores the request (SUPPORT-10).
   */
  async open(wanted: Messenger | 'either'): Promise<void> {
    this.wanted = wanted;
    this.#isWanted = true;
    this.#isAwaited = !this.chat.consented;
    if (this.#isAwaited) return;
    const { visit } = this.#dependencies;
    // The first call waits for the login state and the availability of the assistant.
    if (visit.state.status === 'unknown') await when(() => visit.state.status !== 'unknown');
    if (this.#isWanted && this.chat.consented)
      await this.#opened(wanted === 'either' || !this.hasAssistant ? this.#inForce() : wanted);
  }

  /** SUPPORT-10: consent from the chat panel. The chat also follows the privacy settings. */
  agree(): void {
    const { consent } = this.#dependencies;
    consent.choose([
      ...(consent.choice?.allowed ?? []).filter((purpose) => purpose !== 'chat'),
      'chat',
    ]);
  }

  withdraw(): void {
    const { consent } = this.#dependencies;
    consent.choose((consent.choice?.allowed ?? []).filter((purpose) => purpose !== 'chat'));
  }

  close(): void {
    this.#isAwaited = false;
    this.#isWanted = false;
    this.#machine.happen({ type: 'closed' });
    this.talk.close();
  }

  async choose(messenger: Messenger): Promise<void> {
    await this.#opened(messenger);
  }

  /**
   * Hands the conversation over to a person; its messages are not passed to an external
   * messenger.
   */
  async requestPerson(): Promise<void> {
    if (this.#dependencies.conversations.isOwnWindow || (await this.talk.requestPerson()))
      await this.#opened('human');
  }

  sendDraft(): void {
    const photos = this.draft.photos.flatMap(({ id }) => id ?? []);
    if (this.talk.queueMessage(this.draft.text, photos, this.messenger)) this.draft.clear();
  }

  pageChanged(path: string, locale: Locale): void {
    this.#machine.moved(path, locale);
  }

  /** SUPPORT-14: the placement that screens request. */
  place(placement: ChatPlacement): void {
    this.#dependencies.conversations.place(placement);
  }

  dispose(): void {
    this.#stopFollowing();
    this.#machine.dispose();
    this.talk.close();
  }

  /**
   * SUPPORT-17: commands for the active chat: open its window, or clear its customer's
   * identity.
   */
  #command(command: 'open' | 'clear-identity'): void {
    this.#machine.happen({ type: 'commanded', command });
    if (command === 'clear-identity') this.#people.forget();
  }

  #begin(): void {
    this.#machine.happen({ type: 'consent-granted' });
    if (this.#isAwaited) void this.open(this.wanted);
  }

  /** Without consent the chat stops listening and deletes its local data. */
  #end(): void {
    const { preferences, conversations } = this.#dependencies;
    this.#isAwaited = this.chat.open;
    preferences.remove('chatMessenger');
    this.#machine.end();
    conversations.end();
    this.talk.forget();
    this.draft.forget();
  }

  async #opened(messenger: Messenger): Promise<void> {
    this.isUnavailable = false;
    this.isOpenElsewhere = false;
    this.#noteOpened(messenger);
    if (messenger === 'ai') void this.#dependencies.desk.startAssistant();
    else {
      const isOpen = await this.#people.open(() => this.chat.consented);
      runInAction(() => {
        this.isUnavailable = !isOpen && this.chat.consented;
        this.isOpenElsewhere = isOpen && this.isElsewhere;
      });
      if (this.isUnavailable) this.#machine.happen({ type: 'closed' });
      if (!isOpen || this.isElsewhere) return;
    }
    await this.talk.open();
  }

  #noteOpened(messenger: Messenger): void {
    this.#machine.happen({ type: 'opened', messenger, at: this.#now() });
    if (this.chat.kept)
      this.#dependencies.preferences.write('chatMessenger', formatStoredMessenger(this.chat.kept));
  }

  #inForce(): Messenger {
    const { consented: may, kept } = this.chat;
    return (
      selectMessenger({
        consented: may,
        appliedChat: this.hasAssistant,
        kept,
        now: this.#now(),
      }) ?? 'human'
    );
  }

  #changeUser(id: number | null): void {
    const { conversations, desk } = this.#dependencies;
    // A newly signed-in customer has their own conversation and keeps the messages from before.
    if (id === null) {
      this.#command('clear-identity');
      this.talk.forget();
      this.draft.forget();
      if (this.chat.open && !this.isElsewhere) void this.talk.open();
      return;
    }
    if (!this.#people.mayComeIn) conversations.end();
    else if (this.chat.active === 'human') void this.#people.introduce();
    this.#machine.happen({ type: 'signed-in', at: this.#now() });
    if (this.chat.active !== 'ai') return;
    void desk.startAssistant();
    this.talk.restart();
  }

  #now(): number {
    return this.#dependencies.clock.now();
  }

  #restart(): void {
    const { conversations } = this.#dependencies;
    if (conversations.isOwnWindow) conversations.restart();
    else this.talk.restart();
  }
}
