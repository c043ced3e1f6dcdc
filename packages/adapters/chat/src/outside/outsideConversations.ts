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

/** What a messenger begins with. `isStale`: this browser keeps who it talked to before, and it is somebody else now. `isWanted`: it was not ended while its script came. */
export type MessengerStart = {
  readonly token: string;
  readonly locale: Locale;
  readonly placement: ChatPlacement;
  readonly isStale: boolean;
  readonly isWanted: () => boolean;
};

/** A messenger of another company, by the script it brings. All but `start` is called after it has started. */
export type OutsideMessenger = {
  readonly asksForToken: boolean;
  /** Brings it in, its script with the first time; shows nothing yet. Rejects when it does not come. */
  readonly start: (start: MessengerStart) => Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly identify: (person: ChatPerson) => void;
  readonly place: (placement: ChatPlacement) => void;
  /** Takes it off the page. What it keeps in the browser stays, so that a conversation goes on. */
  readonly leave: () => Promise<void>;
  /** Takes it off the page, with who it talked to and what it keeps in the browser; false where it has to be asked for that when it is here again. */
  readonly forget: () => boolean;
  readonly follow: (hear: (event: WindowEvent) => void) => void;
};

type OutsideConversationsNeeds = {
  readonly messenger: OutsideMessenger;
  readonly tokens: MessengerTokens;
  readonly locale: () => Locale;
  readonly currency: () => string;
  /** Runs something later; what it answers calls it off. */
  readonly after: (delay: number, run: () => void) => () => void;
  /** Whether the messenger was told who somebody is, kept in this browser. */
  readonly known: { readonly read: () => boolean; readonly write: (isKnown: boolean) => void };
};

/** How long is waited for a messenger to come. */
const comesWithinMs = 15_000;

/** People of the house who answer in a messenger of another company. Its script comes when it is opened, and no sooner (SUPPORT-10). */
export class OutsideConversations implements Conversations {
  readonly isOwnWindow: boolean = true;
  readonly #needs: OutsideConversationsNeeds;
  readonly #hearers: Set<(event: WindowEvent) => void> = new Set();
  #person: ChatPerson | null = null;
  #placement: ChatPlacement = chatPlacement([]);
  /** Whether it came; null while it is not wanted. */
  #coming: Promise<boolean> | null = null;
  #isHere = false;
  /** What was begun before it was ended is not gone on with. */
  #era = 0;

  constructor(needs: OutsideConversationsNeeds) {
    this.#needs = needs;
    needs.messenger.follow((event) => {
      if (this.#isHere) this.#tell(event);
    });
  }

  get asksForToken(): boolean {
    return this.#needs.messenger.asksForToken;
  }

  readonly open = async (): Promise<{ readonly opened: boolean }> => {
    this.#coming ??= this.#start(this.#token());
    const opened = await this.#coming;
    if (opened) this.#needs.messenger.open();
    return { opened };
  };

  readonly close = (): void => {
    if (this.#isHere) this.#needs.messenger.close();
  };

  readonly identify = (person: ChatPerson | null): void => {
    this.#person = person;
    if (!this.#isHere) {
      // On a page that did not load the messenger its cookies are still there.
      if (person === null && this.#needs.known.read()) this.#forget();
      return;
    }
    if (this.#isTold(person)) this.#introduce(person);
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

  readonly follow = (hear: (event: WindowEvent) => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  /** SUPPORT-19, SUPPORT-21. */
  #token(): string {
    return messengerToken(this.#needs.tokens, this.#needs.currency());
  }

  /** Whether it is told who somebody is; where it believes the server alone, not without its word. */
  #isTold(person: ChatPerson | null): person is ChatPerson {
    return person !== null && (!this.asksForToken || person.token !== undefined);
  }

  async #start(token: string): Promise<boolean> {
    const { messenger, locale, known } = this.#needs;
    this.#era += 1;
    const era = this.#era;
    const isStale = known.read() && !this.#isTold(this.#person);
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
      this.#coming = null;
      await this.#leave();
      return false;
    }
    if (era !== this.#era) return false;
    if (isStale) known.write(false);
    this.#isHere = true;
    if (this.#isTold(this.#person)) this.#introduce(this.#person);
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
    this.#coming = this.#start(token);
    if (!(await this.#coming)) this.#tell('closed');
    else if (wasOpen) messenger.open();
  }

  #forget(): void {
    const wasHere = this.#isHere;
    this.#era += 1;
    this.#isHere = false;
    this.#coming = null;
    if (this.#needs.messenger.forget()) this.#needs.known.write(false);
    if (wasHere) this.#tell('closed');
  }

  async #leave(): Promise<void> {
    await this.#inTime(this.#needs.messenger.leave()).catch(() => {});
  }

  #tell(event: WindowEvent): void {
    for (const hear of this.#hearers) hear(event);
  }

  async #inTime(coming: Promise<void>): Promise<void> {
    let callOff = (): void => {};
    const late = new Promise<never>((_, reject) => {
      callOff = this.#needs.after(comesWithinMs, () =>
        reject(new Error('The messenger did not come')),
      );
    });
    await Promise.race([coming, late]).finally(callOff);
  }
}
