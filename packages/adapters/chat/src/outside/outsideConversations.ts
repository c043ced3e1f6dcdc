import type { Locale } from '@tailorbird/domain/kernel';
import {
  type ChatPerson,
  type ChatPlacement,
  type Conversations,
  chatPlacement,
  type MessengerTokens,
  messengerToken,
  type WindowEvent,
} from '@tailorbird/domain/support';

/**
 * Start options. `isStale`: the browser has data of another visitor. `isWanted`: false
 * if the chat was ended while the script loaded.
 */
export type MessengerStart = {
  readonly token: string;
  readonly locale: Locale;
  readonly placement: ChatPlacement;
  readonly isStale: boolean;
  readonly isWanted: () => boolean;
};

/**
 * A third-party messenger controlled by its script. All methods except `start` require a
 * started messenger.
 */
export type OutsideMessenger = {
  readonly asksForToken: boolean;
  /**
   * Loads the script the first time, without showing the messenger. Rejects if it cannot
   * be loaded.
   */
  readonly start: (start: MessengerStart) => Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly identify: (person: ChatPerson) => void;
  readonly place: (placement: ChatPlacement) => void;
  /**
   * Removes the messenger from the page. Its browser data stays, so the conversation
   * continues.
   */
  readonly leave: () => Promise<void>;
  /**
   * Removes the messenger, the identity and the browser data. False if this needs
   * another call once the messenger is loaded again.
   */
  readonly forget: () => boolean;
  readonly follow: (listener: (event: WindowEvent) => void) => void;
};

type OutsideConversationsNeeds = {
  readonly messenger: OutsideMessenger;
  readonly tokens: MessengerTokens;
  readonly locale: () => Locale;
  readonly currency: () => string;
  /** Starts a timer. Returns a function that cancels it. */
  readonly after: (delay: number, run: () => void) => () => void;
  /** True if the messenger has identified a customer, stored in this browser. */
  readonly known: { readonly read: () => boolean; readonly write: (isKnown: boolean) => void };
};

const loadTimeoutMs = 15_000;

/**
 * Support chat in a third-party messenger. Its script loads when the chat is opened
 * (SUPPORT-10).
 */
export class OutsideConversations implements Conversations {
  readonly isOwnWindow: boolean = true;
  readonly #needs: OutsideConversationsNeeds;
  readonly #listeners: Set<(event: WindowEvent) => void> = new Set();
  #person: ChatPerson | null = null;
  #placement: ChatPlacement = chatPlacement([]);
  /** True once the messenger has started. Null while it is not wanted. */
  #started: Promise<boolean> | null = null;
  #isHere = false;
  /** Counts restarts, so that an outdated start does not continue. */
  #era = 0;

  constructor(needs: OutsideConversationsNeeds) {
    this.#needs = needs;
    needs.messenger.follow((event) => {
      if (this.#isHere) this.#notify(event);
    });
  }

  get asksForToken(): boolean {
    return this.#needs.messenger.asksForToken;
  }

  readonly open = async (): Promise<{ readonly opened: boolean }> => {
    this.#started ??= this.#start(this.#token());
    const opened = await this.#started;
    if (opened) this.#needs.messenger.open();
    return { opened };
  };

  readonly close = (): void => {
    if (this.#isHere) this.#needs.messenger.close();
  };

  readonly identify = (person: ChatPerson | null): void => {
    this.#person = person;
    if (!this.#isHere) {
      // Its cookies remain even on a page that did not load the messenger.
      if (person === null && this.#needs.known.read()) this.#forget();
      return;
    }
    if (this.#canIdentify(person)) this.#introduce(person);
    else if (this.#needs.known.read()) this.#forget();
  };

  readonly restart = (): void => {
    if (this.#isHere) void this.#again();
  };

  readonly place = (placement: ChatPlacement): void => {
    this.#placement = placement;
    if (!this.#isHere) return;
    if (placement.hidden) this.#needs.messenger.close();
    this.#needs.messenger.place(placement);
  };

  readonly end = (): void => {
    this.#person = null;
    this.#forget();
  };

  readonly follow = (listener: (event: WindowEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #token(): string {
    return messengerToken(this.#needs.tokens, this.#needs.currency());
  }

  /**
   * True if the person can be identified. Messengers that require a signature need the
   * server's token.
   */
  #canIdentify(person: ChatPerson | null): person is ChatPerson {
    return person !== null && (!this.asksForToken || person.token !== undefined);
  }

  async #start(token: string): Promise<boolean> {
    const { messenger, locale, known } = this.#needs;
    this.#era += 1;
    const era = this.#era;
    const isStale = known.read() && !this.#canIdentify(this.#person);
    try {
      await this.#inTime(
        messenger.start({
          token,
          locale: locale(),
          placement: this.#placement,
          isStale,
          isWanted: () => era === this.#era,
        }),
      );
    } catch {
      if (era !== this.#era) return false;
      this.#started = null;
      await this.#leave();
      return false;
    }
    if (era !== this.#era) return false;
    if (isStale) known.write(false);
    this.#isHere = true;
    if (this.#canIdentify(this.#person)) this.#introduce(this.#person);
    return true;
  }

  #introduce(person: ChatPerson): void {
    this.#needs.messenger.identify(person);
    this.#needs.known.write(true);
  }

  async #again(): Promise<void> {
    const { messenger } = this.#needs;
    const wasOpen = messenger.isOpen();
    const token = this.#token();
    this.#isHere = false;
    this.#era += 1;
    const era = this.#era;
    await this.#leave();
    if (era !== this.#era) return;
    this.#started = this.#start(token);
    if (!(await this.#started)) this.#notify('closed');
    else if (wasOpen) messenger.open();
  }

  #forget(): void {
    const wasHere = this.#isHere;
    this.#era += 1;
    this.#isHere = false;
    this.#started = null;
    if (this.#needs.messenger.forget()) this.#needs.known.write(false);
    if (wasHere) this.#notify('closed');
  }

  async #leave(): Promise<void> {
    await this.#inTime(this.#needs.messenger.leave()).catch(() => {});
  }

  #notify(event: WindowEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  async #inTime(coming: Promise<void>): Promise<void> {
    let callOff = (): void => {};
    const late = new Promise<never>((_, reject) => {
      callOff = this.#needs.after(loadTimeoutMs, () =>
        reject(new Error('The messenger did not come')),
      );
    });
    await Promise.race([coming, late]).finally(callOff);
  }
}
