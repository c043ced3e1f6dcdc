import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import { checkGiftDelivery, type GiftDeliveryRefused, maximumNoteLength } from '@tailorbird/domain/giftCards';
import type { Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable } from 'mobx';

export type GiftField = 'note' | 'recipient' | 'email' | 'on';

const none: GiftDeliveryRefused = {};

/** What is written on and about a gift card: a note, and who receives it when. What was typed stays, whatever it is. */
export class GiftFields {
  /** A digital card is sent by mail, on a day. */
  readonly isDigital: boolean;
  note: string;
  recipient: string;
  email: string;
  on: string;
  /** Somebody tried to go on with it: from then on the fields say what is wrong. */
  isChecked = false;
  readonly #today: () => string;

  /** `today` is an ISO 8601 day where the visitor is. */
  constructor({
    isDigital,
    note = '',
    gift = null,
    today,
  }: {
    readonly isDigital: boolean;
    readonly note?: string;
    readonly gift?: GiftDelivery | null;
    readonly today: () => string;
  }) {
    this.isDigital = isDigital;
    this.note = note;
    this.recipient = gift?.recipient ?? '';
    this.email = gift?.email ?? '';
    this.on = gift?.on ?? '';
    this.#today = today;
    makeAutoObservable(this, { isDigital: false }, { autoBind: true });
  }

  get noteLength(): number {
    return [...this.note].length;
  }

  get isNoteTooLong(): boolean {
    return this.noteLength > maximumNoteLength;
  }

  get delivery(): Result<GiftDelivery | null, GiftDeliveryRefused> {
    const { recipient, email, on, isDigital } = this;
    return checkGiftDelivery({ recipient, email, on }, { isDigital, today: this.#today() });
  }

  /** What is wrong, by field; nothing before somebody tried to go on. */
  get problems(): GiftDeliveryRefused {
    return this.isChecked && !this.delivery.ok ? this.delivery.failure : none;
  }

  write(field: GiftField, text: string): void {
    this[field] = text;
  }

  /** Answers the first field that is wrong; null when all is well. */
  check(): GiftField | null {
    this.isChecked = true;
    if (this.isNoteTooLong) return 'note';
    const problems = this.delivery.ok ? none : this.delivery.failure;
    return (['recipient', 'email', 'on'] as const).find((field) => problems[field] !== undefined) ?? null;
  }
}

/** The day it is where the visitor is, as ISO 8601 has it. */
export const localDay = (now = new Date()): string =>
  [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');
