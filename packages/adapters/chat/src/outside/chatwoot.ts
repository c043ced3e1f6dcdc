import type { ChatPerson, ChatPlacement, WindowEvent } from '@tailorbird/domain/support';
import type { MessengerStart, OutsideMessenger } from './outsideConversations.ts';

export type ChatwootWindow = Pick<EventTarget, 'addEventListener'> & {
  chatwootSettings?: {
    readonly hideMessageBubble: boolean;
    readonly position: 'left' | 'right';
    readonly locale: string;
    readonly type: 'standard';
  };
  readonly chatwootSDK?: {
    readonly run: (shop: { readonly websiteToken: string; readonly baseUrl: string }) => void;
  };
  $chatwoot?: {
    readonly isOpen: boolean;
    readonly toggle: (state: 'open' | 'close') => void;
    readonly setUser: (
      identifier: string,
      user: { readonly email: string; readonly name: string; readonly identifier_hash?: string },
    ) => void;
    readonly reset: () => void;
  };
};

export type ChatwootNeeds = {
  readonly url: string;
  readonly window: ChatwootWindow;
  readonly load: (address: string) => Promise<void>;
  readonly page: {
    readonly remove: (selector: string) => void;
    readonly cookieNames: () => readonly string[];
    readonly removeCookie: (name: string) => void;
  };
};

/** Elements that Chatwoot adds: its window, its hidden launcher and its styles. */
const ownElements = '.woot-widget-holder';
const itsElements = '.woot-widget-holder, .woot--bubble-holder, #cw-widget-styles';
const ownCookies = /^cw_(conversation$|user_)/;

/** Chatwoot's web messenger, at any host. The shop has its own launcher. */
export class Chatwoot implements OutsideMessenger {
  readonly asksForToken: boolean = true;
  readonly #needs: ChatwootNeeds;

  constructor(needs: ChatwootNeeds) {
    this.#needs = needs;
  }

  readonly start = async ({
    token,
    locale,
    placement,
    isStale,
    isWanted,
  }: MessengerStart): Promise<void> => {
    const { url, window, load } = this.#needs;
    if (isStale) this.#removeCookies();
    window.chatwootSettings = {
      hideMessageBubble: true,
      position: placement.align,
      locale,
      type: 'standard',
    };
    if (!window.chatwootSDK) await load(`${url}/packs/js/sdk.js`);
    if (!isWanted()) return;
    const { chatwootSDK } = window;
    if (!chatwootSDK) throw new Error('The script does not define Chatwoot');
    await new Promise<void>((resolve) => {
      window.addEventListener('chatwoot:ready', () => resolve(), { once: true });
      chatwootSDK.run({ websiteToken: token, baseUrl: url });
    });
  };

  readonly isOpen = (): boolean => this.#needs.window.$chatwoot?.isOpen ?? false;

  readonly open = (): void => this.#needs.window.$chatwoot?.toggle('open');

  readonly close = (): void => {
    if (this.isOpen()) this.#needs.window.$chatwoot?.toggle('close');
  };

  /** Identifies the customer by email address, with a signature of the server. */
  readonly identify = ({ email, name, token }: ChatPerson): void =>
    this.#needs.window.$chatwoot?.setUser(email, {
      email,
      name,
      ...(token !== undefined && { identifier_hash: token }),
    });

  /** Chatwoot sets its side only at the start. */
  readonly place = (_placement: ChatPlacement): void => {};

  /**
   * The script runs once per page unless its globals are removed. The cookie restores
   * the conversation.
   */
  readonly leave = async (): Promise<void> => {
    this.#needs.page.remove(ownElements);
    delete this.#needs.window.$chatwoot;
  };

  readonly forget = (): boolean => {
    this.#needs.window.$chatwoot?.reset();
    this.#needs.page.remove(itsElements);
    delete this.#needs.window.$chatwoot;
    this.#removeCookies();
    return true;
  };

  readonly follow = (listener: (event: WindowEvent) => void): void => {
    this.#needs.window.addEventListener('chatwoot:opened', () => listener('opened'));
    this.#needs.window.addEventListener('chatwoot:closed', () => listener('closed'));
  };

  #removeCookies(): void {
    const { cookieNames, removeCookie } = this.#needs.page;
    for (const name of cookieNames()) if (ownCookies.test(name)) removeCookie(name);
  }
}
