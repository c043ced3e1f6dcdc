import type { Locale } from '@tailorbird/domain/kernel';
import {
  type Chat,
  type ChatEvent,
  type PageGroup,
  pageGroupOf,
  reduceChat,
  type StoredMessenger,
  startChat,
} from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';

type ChatMachineNeeds = {
  readonly clock: Clock;
  readonly kept: StoredMessenger | null;
  readonly restart: () => void;
};

export class ChatMachine {
  chat: Chat;
  readonly #needs: ChatMachineNeeds;
  #callOff: (() => void) | null = null;
  #group: PageGroup | null = null;
  #locale: Locale | null = null;

  constructor(needs: ChatMachineNeeds) {
    this.#needs = needs;
    this.chat = startChat(needs.kept);
    makeAutoObservable(this, { chat: observableRef }, { autoBind: true });
  }

  happen(event: ChatEvent): void {
    const before = this.chat;
    this.chat = reduceChat(before, event);
    if (this.chat.restarts !== before.restarts) this.#needs.restart();
    const { restartAt } = this.chat;
    if (restartAt === before.restartAt) return;
    this.#callOff?.();
    const { clock } = this.#needs;
    this.#callOff =
      restartAt === null
        ? null
        : clock.after(restartAt - clock.now(), () =>
            this.happen({ type: 'time-passed', at: clock.now() }),
          );
  }

  /** SUPPORT-16: another group of pages, or another language, restarts the human messenger. */
  moved(path: string, locale: Locale): void {
    const at = this.#needs.clock.now();
    const group = pageGroupOf(path);
    if (this.#group !== null && this.#group !== group)
      this.happen({ type: 'page-group-changed', at });
    if (this.#locale !== null && this.#locale !== locale)
      this.happen({ type: 'language-changed', at });
    this.#group = group;
    this.#locale = locale;
  }

  end(): void {
    this.happen({ type: 'consent-withdrawn' });
    this.chat = startChat(null);
  }

  dispose(): void {
    this.#callOff?.();
  }
}
