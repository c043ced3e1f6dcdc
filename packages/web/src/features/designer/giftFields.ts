import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import {
  checkGiftDelivery,
  type GiftDeliveryRefused,
  maximumNoteLength,
} from '@tailorbird/domain/giftCards';
import type { Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Day } from '../../platform/browser/browser.ts';

export type GiftField = 'note' | 'recipient' | 'email' | 'on';

const none: GiftDeliveryRefused = {};

/** Formats as `2025-11-05`. */
const isoDay = ({ day, month, year }: Day): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Note, recipient and delivery date of a gift card. Keeps the input even if it is invalid. */
export class GiftFields {
  /** A digital card is mailed on a chosen day. */
  readonly isDigital: boolean;
  note: string;
  recipient: string;
  email: string;
  on: string;
  /** The customer tried to continue, so the fields show errors. */
  isChecked = false;
  readonly #today: () => Day;

  constructor({
    isDigital,
    note = '',
    gift = null,
    today,
  }: {
    readonly isDigital: boolean;
    readonly note?: string;
    readonly gift?: GiftDelivery | null;
    readonly today: () => Day;
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

  /** True if a digital card goes to a recipient instead of its buyer. */
  get isAddressed(): boolean {
    return [this.recipient, this.email, this.on].some((text) => text.trim() !== '');
  }

  get delivery(): Result<GiftDelivery | null, GiftDeliveryRefused> {
    const { recipient, email, on, isDigital } = this;
    return checkGiftDelivery({ recipient, email, on }, { isDigital, today: isoDay(this.#today()) });
  }

  get problems(): GiftDeliveryRefused {
    return this.isChecked && !this.delivery.ok ? this.delivery.failure : none;
  }

  write(field: GiftField, text: string): void {
    this[field] = text;
  }

  check(): GiftField | null {
    this.isChecked = true;
    if (this.isNoteTooLong) return 'note';
    const problems = this.delivery.ok ? none : this.delivery.failure;
    return (
      (['recipient', 'email', 'on'] as const).find((field) => problems[field] !== undefined) ?? null
    );
  }
}
