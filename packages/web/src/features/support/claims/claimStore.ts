import type { Preferences } from '@tailorbird/domain/shell';
import {
  type Claim,
  type ClaimableOrder,
  type ClaimFailure,
  type ClaimRefused,
  type Claims,
  type ClaimsRefused,
  type ClaimType,
  checkClaim,
} from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { NewKeyT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { ClaimsT, PreferencesT } from '../../../shared/ports/ports.ts';
import { parseStored } from '../../../shared/preferences/storedRecord.ts';
import { Uploads } from './uploads.ts';

/**
 * Form state stored in the tab. Photos are stored by id, so that they are not uploaded
 * again.
 */
type Draft = {
  readonly type: ClaimType;
  readonly order: string;
  readonly lines: readonly {
    readonly id: number;
    /** Missing in drafts of earlier releases, which claimed whole lines. */
    readonly quantity?: number;
    readonly washed: boolean;
    readonly photos: readonly string[];
  }[];
  readonly comment: string;
  readonly key: string;
};

type Chosen = { readonly quantity: number; readonly washed: boolean };

const parseDraft = (text: string | null, type: ClaimType): Draft | null => {
  const draft = parseStored(text) as Draft | null;
  return draft?.type === type && Array.isArray(draft.lines) ? draft : null;
};

type ClaimPorts = Pick<Claims, 'claimable' | 'addPhoto' | 'create'>;

type ClaimStoreDependencies = {
  readonly claims: ClaimPorts;
  readonly preferences: Preferences;
  readonly newKey: () => string;
};

/** The form of a claim. The tab keeps the input until the claim has arrived. */
export class ClaimStore {
  readonly type: ClaimType;
  readonly link: string | null;
  orders: readonly ClaimableOrder[] | null = null;
  loading: ClaimsRefused | null = null;
  orderNumber: string | null = null;
  chosen: ReadonlyMap<number, Chosen> = new Map();
  comment = '';
  failures: readonly ClaimFailure[] = [];
  refused: ClaimRefused | null = null;
  isSending = false;
  sent: Claim | null = null;
  readonly uploads: Uploads;
  readonly #dependencies: ClaimStoreDependencies;
  #key: string;

  constructor(type: ClaimType, link: string | null, dependencies: ClaimStoreDependencies) {
    this.type = type;
    this.link = link;
    this.#dependencies = dependencies;
    this.#key = dependencies.newKey();
    this.uploads = new Uploads({
      claims: async () => dependencies.claims,
      orderNumber: () => this.orderNumber,
      access: () => ({ link }),
    });
    makeAutoObservable(this, { type: false, link: false, uploads: false }, { autoBind: true });
  }

  get order(): ClaimableOrder | null {
    return this.orders?.find(({ number }) => number === this.orderNumber) ?? null;
  }

  /** Visitors without an account or link have no orders to load. */
  askToSignIn(): void {
    this.loading = { kind: 'sign-in-required' };
  }

  /** Preselects the given order if no other is chosen. */
  async load(asked: string | null = null): Promise<void> {
    this.loading = null;
    const answer = await this.#dependencies.claims.claimable(this.type, { link: this.link });
    runInAction(() => {
      if (!answer.ok) {
        this.loading = answer.failure;
        return;
      }
      const isFirst = this.orders === null;
      this.orders = answer.value;
      if (isFirst) this.#restore();
      if (this.order === null && answer.value.some(({ number }) => number === asked))
        this.chooseOrder(asked ?? '');
      const [only] = answer.value;
      if (this.order === null && only && answer.value.length === 1) this.chooseOrder(only.number);
    });
  }

  /** Another order has other pieces: discards the previous order's photos. */
  chooseOrder(number: string): void {
    if (number === this.orderNumber) return;
    this.orderNumber = number === '' ? null : number;
    this.chosen = new Map();
    this.uploads.clear();
    const [only] = this.order?.lines ?? [];
    if (only && this.order?.lines.length === 1)
      this.chosen = new Map([[only.lineId, this.#choiceOf(only.lineId)]]);
    this.#forget('order-required', 'item-required');
  }

  choosePiece(lineId: number, isChosen: boolean): void {
    const chosen = new Map(this.chosen);
    if (isChosen) chosen.set(lineId, this.#choiceOf(lineId));
    else chosen.delete(lineId);
    this.chosen = chosen;
    this.#forget('item-required');
    this.#countPhotos();
  }

  confirmWash(lineId: number, isWashed: boolean): void {
    this.#change(lineId, { washed: isWashed });
    this.#forget('wash-not-confirmed');
  }

  chooseQuantity(lineId: number, quantity: number): void {
    this.#change(lineId, { quantity });
    this.#saveDraft();
  }

  write(comment: string): void {
    this.comment = comment;
    this.#forget('comment-required');
  }

  async addPhotos(lineId: number, files: readonly File[]): Promise<void> {
    this.#forget('photos-missing', 'uploads-running');
    await this.uploads.add(lineId, files, this.#saveDraft, this.#countPhotos);
  }

  removePhoto(lineId: number, key: number): void {
    this.uploads.remove(lineId, key);
    this.#forget('uploads-running');
    this.#countPhotos();
  }

  failureOf<Kind extends ClaimFailure['kind']>(
    kind: Kind,
    lineId: number | null = null,
  ): Extract<ClaimFailure, { kind: Kind }> | undefined {
    const isMeant = (failure: ClaimFailure): failure is Extract<ClaimFailure, { kind: Kind }> =>
      failure.kind === kind && (!('lineId' in failure) || failure.lineId === lineId);
    return this.failures.find(isMeant);
  }

  async send(): Promise<void> {
    if (this.isSending) return;
    this.refused = null;
    const checked = this.#check();
    this.failures = checked.ok ? [] : checked.failure;
    if (!checked.ok) return;
    const { type, uploads } = this;
    this.isSending = true;
    const answer = await this.#dependencies.claims.create(
      {
        type,
        orderNumber: checked.value.orderNumber,
        comment: checked.value.comment,
        key: this.#key,
        items: checked.value.items.map(({ lineId, washConfirmed }) => ({
          lineId,
          quantity: this.chosen.get(lineId)?.quantity ?? 0,
          washConfirmed,
          photos: uploads.keptOf(lineId),
        })),
      },
      { link: this.link },
    );
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) {
        this.sent = answer.value;
        this.#dependencies.preferences.remove('claimDraft');
      } else if (answer.failure.kind === 'claim-refused') {
        this.failures = answer.failure.failures;
      } else {
        this.refused = answer.failure;
      }
    });
  }

  /** By default all pieces of a line if the size is wrong, one piece for a flaw. */
  #choiceOf(lineId: number): Chosen {
    const line = this.order?.lines.find((each) => each.lineId === lineId);
    return { quantity: this.type === 'frg' ? (line?.quantity ?? 1) : 1, washed: false };
  }

  #change(lineId: number, change: Partial<Chosen>): void {
    const before = this.chosen.get(lineId);
    if (before) this.chosen = new Map(this.chosen).set(lineId, { ...before, ...change });
  }

  #check(): ReturnType<typeof checkClaim> {
    const { type, orderNumber, comment, chosen, uploads } = this;
    return checkClaim({
      type,
      orderNumber,
      comment,
      items: (this.order?.lines ?? []).flatMap((line) => {
        const piece = chosen.get(line.lineId);
        if (!piece) return [];
        const photos = uploads.of(line.lineId).filter(({ state }) => state !== 'refused');
        return [
          {
            ...line,
            washConfirmed: piece.washed,
            photos: photos.map(({ state }) => ({ uploaded: state === 'kept' })),
          },
        ];
      }),
    });
  }

  /**
   * Reports too many photos at once, before they are uploaded, and clears the message when
   * there are fewer.
   */
  readonly #countPhotos = (): void => {
    const checked = this.#check();
    const tooMany = checked.ok
      ? []
      : checked.failure.filter(({ kind }) => kind === 'too-many-files');
    this.failures = [...this.failures.filter(({ kind }) => kind !== 'too-many-files'), ...tooMany];
    this.#saveDraft();
  };

  #forget(...kinds: readonly ClaimFailure['kind'][]): void {
    this.failures = this.failures.filter(({ kind }) => !kinds.includes(kind));
    this.#saveDraft();
  }

  readonly #saveDraft = (): void => {
    if (this.orderNumber === null) return;
    const draft: Draft = {
      type: this.type,
      order: this.orderNumber,
      lines: [...this.chosen].map(([id, piece]) => ({
        id,
        ...piece,
        photos: this.uploads.keptOf(id),
      })),
      comment: this.comment,
      key: this.#key,
    };
    this.#dependencies.preferences.write('claimDraft', JSON.stringify(draft));
  };

  #restore(): void {
    const draft = parseDraft(this.#dependencies.preferences.read('claimDraft'), this.type);
    const order = this.orders?.find(({ number }) => number === draft?.order);
    if (!draft || !order) return;
    const lines = draft.lines.flatMap((line) => {
      const open = order.lines.find(({ lineId }) => lineId === line.id)?.quantity;
      return open === undefined
        ? []
        : [{ ...line, quantity: Math.min(line.quantity ?? open, open) }];
    });
    this.orderNumber = order.number;
    this.chosen = new Map(lines.map(({ id, quantity, washed }) => [id, { quantity, washed }]));
    this.comment = draft.comment;
    this.#key = draft.key;
    for (const { id, photos } of lines) this.uploads.restore(id, photos);
  }
}

export const ClaimStoreT = lateStore('ClaimStore', {
  scope: 'component',
  needs: { claims: ClaimsT, preferences: PreferencesT, newKey: NewKeyT },
  is: ClaimStore,
});
