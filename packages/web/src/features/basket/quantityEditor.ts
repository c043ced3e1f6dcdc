import { maximumQuantity } from '@tailorbird/domain/basket';
import { unreachable } from '@tailorbird/domain/kernel';

/** A chosen quantity is sent once it has rested for so long, in ms (BASKET-15). */
export const quantityDebounceMs = 250;

/** BASKET-14: 51 becomes 50, −1 becomes 0, half a piece none; what is no number becomes 0. */
export const clampQuantity = (wanted: number): number =>
  Math.min(maximumQuantity, Math.max(0, Math.trunc(wanted) || 0));

/** The quantity of a line while a customer changes it (BASKET-14, BASKET-15). Instants in ms of any one clock. */
export type QuantityEditor = {
  /** What the basket says. */
  readonly saved: number;
  /** What the stepper shows. */
  readonly shown: number;
  /** When the shown quantity is sent; null when it needs no sending. */
  readonly sendAt: number | null;
  /** The quantity that is on its way. 0 removes the line (BASKET-16). */
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
 * Each choice puts off sending by 250 ms, so that three quick clicks make one call (BASKET-15). One call at a time: what is chosen meanwhile waits for its
 * answer. A refusal brings back what the basket says, unless the customer has chosen anew.
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
