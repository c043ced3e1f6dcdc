import type { ChatwootNeeds, ChatwootWindow } from '../outside/chatwoot.ts';

type User = Parameters<NonNullable<ChatwootWindow['$chatwoot']>['setUser']>[1];

/**
 * Fake of Chatwoot's script: it runs once per page, stores cookies and reports through
 * window events.
 */
export class FakeChatwoot {
  readonly window: ChatwootWindow & EventTarget = new EventTarget();
  readonly cookies: Map<string, string> = new Map();
  readonly scripts: string[] = [];
  frames: string[] = [];
  readonly users: (User & {
    readonly identifier: string;
    readonly conversation: string | undefined;
  })[] = [];
  readonly runs: {
    readonly token: string;
    readonly settings: NonNullable<ChatwootWindow['chatwootSettings']> | undefined;
  }[] = [];
  /** Result of loading the script and its window. */
  comes: 'yes' | 'not' | 'without an answer' = 'yes';
  #conversations = 0;

  readonly load = async (address: string): Promise<void> => {
    this.scripts.push(address);
    if (this.comes === 'not') throw new Error('blocked');
    Object.assign(this.window, { chatwootSDK: { run: this.#run } });
  };

  readonly page: ChatwootNeeds['page'] = {
    remove: (selector) => {
      if (selector.includes('.woot-widget-holder')) this.frames = [];
    },
    cookieNames: () => [...this.cookies.keys()],
    removeCookie: (name) => void this.cookies.delete(name),
  };

  readonly closeByHand = (): void => this.window.$chatwoot?.toggle('close');

  readonly #run = ({ websiteToken }: { readonly websiteToken: string }): void => {
    const { window, cookies } = this;
    if (window.$chatwoot) return;
    this.runs.push({ token: websiteToken, settings: window.chatwootSettings });
    let isReset = false;
    const widget = {
      isOpen: false,
      toggle: (state: 'open' | 'close'): void => {
        if (widget.isOpen === (state === 'open')) return;
        widget.isOpen = state === 'open';
        window.dispatchEvent(new Event(widget.isOpen ? 'chatwoot:opened' : 'chatwoot:closed'));
      },
      setUser: (identifier: string, user: User): void => {
        if (!(user.email || user.name))
          throw new Error('User object should have one of the keys [avatar_url, email, name]');
        const fingerprint = JSON.stringify([identifier, user]);
        if (cookies.get(`cw_user_${websiteToken}`) === fingerprint) return;
        cookies.set(`cw_user_${websiteToken}`, fingerprint);
        this.users.push({ ...user, identifier, conversation: cookies.get('cw_conversation') });
      },
      reset: (): void => {
        if (widget.isOpen) widget.toggle('close');
        cookies.delete('cw_conversation');
        cookies.delete(`cw_user_${websiteToken}`);
        isReset = true;
        loaded();
      },
    };
    const loaded = (): void =>
      queueMicrotask(() => {
        if (this.comes === 'without an answer' || !this.frames.includes(websiteToken)) return;
        if (!cookies.has('cw_conversation')) {
          this.#conversations += 1;
          cookies.set('cw_conversation', `conversation-${this.#conversations}`);
        }
        if (!isReset) window.dispatchEvent(new Event('chatwoot:ready'));
      });
    window.$chatwoot = widget;
    this.frames.push(websiteToken);
    loaded();
  };
}
