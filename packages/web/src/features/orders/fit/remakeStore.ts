import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  Claims,
  ClaimsRefused,
  FirstPiece,
  FirstPieceRefused,
} from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { ClaimsT } from '../../../shared/ports/ports.ts';

type Ports = Pick<Claims, 'firstPieces' | 'claimFirstPiece'>;

export class RemakeStore {
  state: LoadState<readonly FirstPiece[], ClaimsRefused> = { status: 'initial' };
  asking: number | null = null;
  refused: {
    readonly lineId: number;
    readonly kind: (ClaimsRefused | FirstPieceRefused)['kind'];
  } | null = null;
  #of: { readonly orderNumber: string; readonly link: string | null } | null = null;
  readonly #claims: Ports;

  constructor({ claims }: { readonly claims: Ports }) {
    this.#claims = claims;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  pieceOf(lineId: number): FirstPiece | undefined {
    return contentOf(this.state)?.find((piece) => piece.lineId === lineId);
  }

  async load(of = this.#of): Promise<void> {
    if (!of) return;
    this.#of = of;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#claims.firstPieces(of.orderNumber, of);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Returns whether the request succeeded. After a refusal the current state shows. */
  async ask(lineId: number): Promise<boolean> {
    const of = this.#of;
    if (!of || this.asking !== null) return false;
    this.asking = lineId;
    this.refused = null;
    const answer = await this.#claims.claimFirstPiece({ orderNumber: of.orderNumber, lineId }, of);
    runInAction(() => {
      this.asking = null;
      if (!answer.ok) {
        this.refused = { lineId, kind: answer.failure.kind };
        return;
      }
      const pieces = (contentOf(this.state) ?? []).map((piece) =>
        piece.lineId === lineId ? answer.value : piece,
      );
      this.state = reduceLoadState(this.state, { type: 'arrived', value: pieces });
    });
    if (!answer.ok && answer.failure.kind === 'piece-not-claimable') await this.load();
    return answer.ok;
  }
}

export const RemakeStoreT = lateStore('RemakeStore', {
  scope: 'component',
  needs: { claims: ClaimsT },
  is: RemakeStore,
});
