import type { ChatPerson, ChatPlacement, WindowEvent } from '@tailorbird/domain/support';
import type { MessengerStart, OutsideMessenger } from './outsideConversations.ts';

type Invoke = (method: string, given?: unknown) => void;
type AddListener = (event: string, listener: (payload: unknown) => void) => void;

/**
 * The globals that Dixa's script and the shop share, including the queue of calls before
 * it loads.
 */
export type DixaWindow = {
  _dixa_?: {
    readonly invoke: Invoke;
    readonly addListener: AddListener;
    readonly pendingCalls?: (readonly [method: string, given?: unknown])[];
    readonly pendingAddListenerCalls?: (readonly [
      event: string,
      listener: (payload: unknown) => void,
    ])[];
  };
};

export type DixaNeeds = {
  readonly window: DixaWindow;
  readonly load: (address: string) => Promise<void>;
};

const script = 'https://messenger.dixa.io/bootstrap.js';

/**
 * Dixa's messenger with the shop's launcher. Dixa trusts the identity that the browser
 * sends.
 */
export class Dixa implements OutsideMessenger {
  readonly asksForToken: boolean = false;
  readonly #needs: DixaNeeds;
  #isOpen = false;
  #isHere = false;
  #hear: (event: WindowEvent) => void = () => {};
  #ready: () => void = () => {};
  #gone: () => void = () => {};

  constructor(needs: DixaNeeds) {
    this.#needs = needs;
  }

  readonly start = async ({
    token,
    locale,
    placement,
    isStale,
    isWanted,
  }: MessengerStart): Promise<void> => {
    await this.#load();
    if (!isWanted()) return;
    this.#isHere = true;
    await new Promise<void>((resolve) => {
      this.#ready = resolve;
      this.#invoke('init', {
        messengerToken: token,
        language: locale,
        hideToggler: true,
        showWidgetCloseButton: true,
        disableSentryIntegration: true,
        position: positionOf(placement),
        horizontalPadding: placement.padding.horizontal,
        verticalPadding: placement.padding.vertical,
      });
    });
    if (isStale) this.#invoke('purgeUserIdentity');
  };

  readonly isOpen = (): boolean => this.#isOpen;

  readonly open = (): void => this.#invoke('setWidgetOpen', true);

  readonly close = (): void => {
    if (this.#isOpen) this.#invoke('setWidgetOpen', false);
  };

  readonly identify = ({ email, name }: ChatPerson): void =>
    this.#invoke('setUserIdentity', { type: 'claim', name, email });

  /** Dixa sets its distance from the edges only at the start. */
  readonly place = (placement: ChatPlacement): void =>
    this.#invoke('setPosition', positionOf(placement));

  readonly leave = async (): Promise<void> => {
    if (!this.#isHere) return;
    this.#isHere = false;
    this.#isOpen = false;
    await new Promise<void>((resolve) => {
      this.#gone = resolve;
      this.#invoke('shutdown');
    });
  };

  readonly forget = (): boolean => {
    if (!this.#isHere) return false;
    this.#invoke('purgeUserIdentity');
    void this.leave();
    return true;
  };

  readonly follow = (listener: (event: WindowEvent) => void): void => {
    this.#hear = listener;
  };

  /** Loads the script once. It then processes the queued calls. */
  async #load(): Promise<void> {
    const { window, load } = this.#needs;
    if (!window._dixa_) {
      const pendingCalls: (readonly [string, unknown?])[] = [];
      const pendingAddListenerCalls: (readonly [string, (payload: unknown) => void])[] = [];
      window._dixa_ = {
        pendingCalls,
        pendingAddListenerCalls,
        invoke: (method, given) => void pendingCalls.push([method, given]),
        addListener: (event, listener) => void pendingAddListenerCalls.push([event, listener]),
      };
      const { addListener } = window._dixa_;
      addListener('on-api-ready', () => this.#ready());
      addListener('on-shutdown-completed', () => this.#gone());
      addListener('on-widget-open-changed', (isOpen) => {
        this.#isOpen = isOpen === true;
        this.#hear(this.#isOpen ? 'opened' : 'closed');
      });
      try {
        await load(script);
      } catch (cause) {
        // The next attempt must load the script again.
        delete window._dixa_;
        throw cause;
      }
    }
  }

  #invoke(method: string, ...given: readonly unknown[]): void {
    this.#needs.window._dixa_?.invoke(method, ...given);
  }
}

const positionOf = ({ align }: ChatPlacement): string =>
  align === 'left' ? 'bottomLeft' : 'bottomRight';
