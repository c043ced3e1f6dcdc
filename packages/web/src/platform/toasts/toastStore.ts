import { makeAutoObservable } from 'mobx';
import { value } from '../services/token.ts';
import { dismissToast, raiseToast, type Toast } from './toasts.ts';

export type ToastTone = 'notice' | 'error';
export type Notice = {
  readonly tone: ToastTone;
  /** Null for the text of unknown errors (ERR-10). */
  readonly text: string | null;
  readonly action: { readonly label: string; readonly run: () => void } | null;
  readonly isLasting: boolean;
};
type ToastOptions = {
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly isLasting?: boolean;
};

/** Notifications at the edge of the page, newest last (SHELL-25). */
export class ToastStore {
  shown: readonly Toast<Notice>[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a success notification. Returns its id, for closing it. */
  notify(text: string, options: ToastOptions = {}): number {
    return this.#add('notice', text, options);
  }

  /**
   * Shows an error notification with the support contact. The default text is the one for
   * unknown errors (ERR-10).
   */
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
