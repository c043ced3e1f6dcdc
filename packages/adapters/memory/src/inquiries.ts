import { err, ok } from '@tailorbird/domain/kernel';
import { checkInquiry, type Inquiries } from '@tailorbird/domain/support';
import type { InMemoryState } from './state.ts';

export class InMemoryInquiries implements Inquiries {
  readonly #state: Pick<InMemoryState, 'inquiries'>;

  constructor(state: Pick<InMemoryState, 'inquiries'>) {
    this.#state = state;
  }

  readonly send: Inquiries['send'] = async (inquiry, key) => {
    const checked = checkInquiry(inquiry);
    if (!checked.ok) return err({ kind: 'inquiry-refused', failures: checked.failure });
    const { inquiries } = this.#state;
    if (!inquiries.has(key)) inquiries.set(key, checked.value);
    return ok(null);
  };
}
