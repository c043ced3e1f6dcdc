import { maximumQuantity } from '@tailorbird/domain/basket';
import { unreachable } from '@tailorbird/domain/kernel';

/** Pause before a quantity is sent, in ms (BASKET-15). */
export const quantityDebounceMs = 250;

/** BASKET-14: 51 becomes 50, −1 becomes 0, fractions are cut and invalid numbers become 0. */
export const clampQuantity = (wanted: number): number =>
  Math.min(maximumQuantity, Math.max(0, Math.trunc(wanted) || 0));

/**
 * The quantity of a line during changes (BASKET-14, BASKET-15). Times in ms of any one clock.
 */
export type QuantityEditor = {
  readonly saved: number;
  readonly shown: number;
  /** When the shown quantity is sent; null when it is saved. */
  readonly sendAt: number | null;
  /** The quantity of the request in progress. 0 removes the line (BASKET-16). */
  readonly sending: number | null;
};

export type QuantityEvent =
  | { readonly type: 'chosen'; readonly quantity: number; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'saved'; readonly quantity: number }
  | { readonly type: 'refused' };

export const editQuantity = (saved: number): QuantityEditor => ({
  saved,
  shown: saved,
  sendAt: null,
  sending: null,
});

/**
 * Each change delays sending by 250 ms, so that three quick clicks make one request
 * (BASKET-15). One request at a time: changes meanwhile wait for its response. A refusal
 * restores the basket's quantity, unless it has changed again.
 */
export const reduceQuantity = (editor: QuantityEditor, event: QuantityEvent): QuantityEditor => {
  switch (event.type) {
    case 'chosen': {
      const shown = clampQuantity(event.quantity);
      const needsSending = shown !== (editor.sending ?? editor.saved);
      return { ...editor, shown, sendAt: needsSending ? event.at + quantityDebounceMs : null };
    }
    case 'time-passed':
      return editor.sendAt === null || event.at < editor.sendAt || editor.sending !== null
        ? editor
        : { ...editor, sendAt: null, sending: editor.shown };
    case 'saved':
    case 'refused': {
      const saved = event.type === 'saved' ? event.quantity : editor.saved;
      return {
        ...editor,
        saved,
        shown: editor.sendAt === null ? saved : editor.shown,
        sending: null,
      };
    }
    default:
      return unreachable(event);
  }
};
