import type { ChatPerson, ChatPlacement, WindowEvent } from '@tailorbird/domain/support';
import type { MessengerStart, OutsideMessenger } from './outsideConversations.ts';

/** What Chatwoot's script and the shop share of a window. */
export type ChatwootWindow = Pick<EventTarget, 'addEventListener'> & {
  /** What the script looks at when it runs. */
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
  /** Brings a script in; rejects when it does not come. */
  readonly load: (address: string) => Promise<void>;
  readonly page: {
    /** Takes away what a selector finds. */
    readonly remove: (selector: string) => void;
    readonly cookieNames: () => readonly string[];
    readonly removeCookie: (name: string) => void;
  };
};

/** What it puts into a page: its window, the place of its launcher, which is hidden, and its styles. */
const itsWindow = '.woot-widget-holder';
const itsElements = '.woot-widget-holder, .woot--bubble-holder, #cw-widget-styles';
/** The conversation, and a fingerprint of who was introduced. */
const itsCookies = /^cw_(conversation$|user_)/;

/** Chatwoot's messenger for web sites, at any address that serves it. The shop's launcher opens it. */
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
    if (!chatwootSDK) throw new Error('The script is not Chatwoot’s');
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

  /** By the address, which the server has signed. */
  readonly identify = ({ email, name, token }: ChatPerson): void =>
    this.#needs.window.$chatwoot?.setUser(email, {
      email,
      name,
      ...(token !== undefined && { identifier_hash: token }),
    });

  /** Its side is chosen when it starts. */
  readonly place = (_placement: ChatPlacement): void => {};

  /** The script runs once a page; without what it left there it runs anew, and finds the conversation by its cookie. */
  readonly leave = async (): Promise<void> => {
    this.#needs.page.remove(itsWindow);
    delete this.#needs.window.$chatwoot;
  };

  readonly forget = (): boolean => {
    this.#needs.window.$chatwoot?.reset();
    this.#needs.page.remove(itsElements);
    delete this.#needs.window.$chatwoot;
    this.#removeCookies();
    return true;
  };

  readonly follow = (hear: (event: WindowEvent) => void): void => {
    this.#needs.window.addEventListener('chatwoot:opened', () => hear('opened'));
    this.#needs.window.addEventListener('chatwoot:closed', () => hear('closed'));
  };

  #removeCookies(): void {
    const { cookieNames, removeCookie } = this.#needs.page;
    for (const name of cookieNames()) if (itsCookies.test(name)) removeCookie(name);
  }
}
