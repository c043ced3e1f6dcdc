import type { ProfileExport } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import type { InMemoryState } from './state.ts';

/** In-memory export. Sessions are new, so it requires no password. */
export class InMemoryProfileExport implements ProfileExport {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly create: ProfileExport['create'] = async () => {
    const { signedIn, sizeVersions } = this.#state;
    if (!signedIn) return err({ kind: 'unreachable' });
    const { user, credit, records } = signedIn;
    const { basket, sizes, wearing, orders, addresses, favorites, feedbacks } = records;
    const content = {
      account: user,
      credit,
      basket,
      sizes: sizes.map((size) => ({ ...size, versions: sizeVersions.get(size.id) ?? [] })),
      wearers: wearing.wearers,
      orders,
      addresses,
      favorites,
      fitFeedback: feedbacks,
      savedCards: records.savedCards.map(({ means }) => means),
    };
    return ok(JSON.stringify(content, null, 2));
  };
}
