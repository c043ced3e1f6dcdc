import { makeAutoObservable } from 'mobx';
import { value } from '../services/token.ts';
import { dismissToast, raiseToast, type Toast } from './toasts.ts';

export type ToastTone = 'notice' | 'error';
export type Notice = {
  readonly tone: ToastTone;
  /** Null: the text for what nobody foresaw (ERR-10). */
  readonly text: string | null;
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** A lasting toast waits to be closed. */
  readonly isLasting: boolean;
};
type ToastOptions = {
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly isLasting?: boolean;
};

/** Notices on the edge of the page, the newest last (SHELL-25). */
export class ToastStore {
  shown: readonly Toast<Notice>[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Says that something worked. Returns the toast's id, to close it by. */
  notify(text: string, options: ToastOptions = {}): number {
    return this.#add('notice', text, options);
  }

  /** Says that something went wrong; the support contact follows the text. Without a text it is the one for unknown errors (ERR-10). */
  error(text: string | null = null, options: ToastOptions = {}): number {
    return this.#add('error', text, options);
  }

  close(id: number): void {
    this.shown = dismissToast(this.shown, id);
  }

  #add(tone: ToastTone, text: string | null, { action, isLasting = false }: ToastOptions): number {
    this.#lastId += 1;
    const content: Notice = { tone, text, action: action ?? null, isLasting };
    const others = this.shown.filter(
      (other) => other.content.text !== text || other.content.tone !== tone,
    );
    this.shown = raiseToast(others, { id: this.#lastId, content });
    return this.#lastId;
  }
}

export const ToastsT = value<ToastStore>('Toasts');
