import { type Conversations, supportMailLink } from '@tailorbird/domain/support';
import { SilentConversations } from './silentConversations.ts';

/** Falls back to a mail to support if the chat does not open (SUPPORT-22). */
export class MailConversations implements Conversations {
  readonly #supportAddress: string;
  readonly #follow: (address: string) => void;
  readonly #widget: Conversations;

  /** `follow` opens an address, `widget` is the chat to try first. */
  constructor(
    supportAddress: string,
    follow: (address: string) => void,
    widget: Conversations = new SilentConversations(),
  ) {
    this.#supportAddress = supportAddress;
    this.#follow = follow;
    this.#widget = widget;
  }

  readonly open = async (): Promise<{ readonly opened: boolean }> => {
    const { opened } = await this.#widget.open().catch(() => ({ opened: false }));
    if (!opened) this.#follow(supportMailLink(this.#supportAddress));
    return { opened: true };
  };

  get isOwnWindow(): boolean {
    return this.#widget.isOwnWindow;
  }

  get asksForToken(): boolean {
    return this.#widget.asksForToken;
  }

  readonly close: Conversations['close'] = () => {
    this.#widget.close();
  };

  readonly identify: Conversations['identify'] = (person) => {
    this.#widget.identify(person);
  };

  readonly restart: Conversations['restart'] = () => {
    this.#widget.restart();
  };

  readonly place: Conversations['place'] = (placement) => {
    this.#widget.place(placement);
  };

  readonly end: Conversations['end'] = () => {
    this.#widget.end();
  };

  readonly follow: Conversations['follow'] = (listener) => this.#widget.follow(listener);
}
