import type { Clock } from '../kernel/index.ts';
import type {
  Analytics,
  AnalyticsEvent,
  FoundPreference,
  PreferenceKey,
  Preferences,
} from '../shell/index.ts';
import type { ChatPerson, ChatPlacement, Conversations, WindowEvent } from '../support/index.ts';

/** A clock that only tests advance. */
export class SteppedClock implements Clock {
  #now: number;
  constructor(start: string | number) {
    this.#now = typeof start === 'number' ? start : Date.parse(start);
  }
  readonly now = (): number => this.#now;
  readonly advance = (ms: number): void => {
    this.#now += ms;
  };
}

export class InMemoryPreferences implements Preferences {
  readonly #kept = new Map<PreferenceKey, string>();
  readonly read = (key: PreferenceKey): string | null => this.#kept.get(key) ?? null;
  readonly find = (key: PreferenceKey): FoundPreference => ({
    readable: true,
    value: this.read(key),
  });
  readonly write = (key: PreferenceKey, value: string): void => {
    this.#kept.set(key, value);
  };
  readonly remove = (key: PreferenceKey): void => {
    this.#kept.delete(key);
  };
}

export class RecordedAnalytics implements Analytics {
  readonly pages: { readonly path: string; readonly nonInteraction: boolean }[] = [];
  readonly events: AnalyticsEvent[] = [];
  forgotten: number = 0;
  readonly page = (event: { readonly path: string; readonly nonInteraction: boolean }): void => {
    this.pages.push(event);
  };
  readonly track = (event: AnalyticsEvent): void => {
    this.events.push(event);
  };
  readonly forget = (): void => {
    this.forgotten += 1;
  };
}

/** A chat that opens if there is a widget, and remembers the user. */
export class InMemoryConversations implements Conversations {
  readonly #hasWidget: boolean;
  readonly #listeners: Set<(event: WindowEvent) => void> = new Set();
  person: ChatPerson | null = null;
  readonly isOwnWindow: boolean = true;
  readonly asksForToken: boolean;
  opened: number = 0;
  isOpen: boolean = false;
  restarted: number = 0;
  ended: number = 0;
  placement: ChatPlacement | null = null;
  constructor({
    hasWidget = true,
    asksForToken = false,
  }: { readonly hasWidget?: boolean; readonly asksForToken?: boolean } = {}) {
    this.#hasWidget = hasWidget;
    this.asksForToken = asksForToken;
  }
  readonly open = async (): Promise<{ readonly opened: boolean }> => {
    if (this.#hasWidget) this.opened += 1;
    this.isOpen = this.#hasWidget;
    return { opened: this.#hasWidget };
  };
  readonly close = (): void => {
    this.isOpen = false;
  };
  readonly identify = (person: ChatPerson | null): void => {
    this.person = person;
  };
  readonly restart = (): void => {
    this.restarted += 1;
  };
  readonly place = (placement: ChatPlacement): void => {
    this.placement = placement;
  };
  readonly end = (): void => {
    this.ended += 1;
    this.person = null;
    this.isOpen = false;
  };
  readonly follow = (listener: (event: WindowEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Opens or closes the window from the widget's side. */
  readonly dispatch = (event: WindowEvent): void => {
    this.isOpen = event === 'opened';
    for (const listener of this.#listeners) listener(event);
  };
}
