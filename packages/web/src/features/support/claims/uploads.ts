import {
  type ClaimAccess,
  type Claims,
  checkPhoto,
  type PhotoRefused,
} from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';

export type Upload = {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'kept' | 'refused';
  readonly id: string | null;
  readonly failure: PhotoRefused | null;
};

type Waiting = {
  readonly key: number;
  readonly file: Blob;
  readonly onUploaded: (id: string) => void;
};

type UploadsDependencies = {
  readonly claims: () => Promise<Pick<Claims, 'addPhoto'>>;
  readonly orderNumber: () => string | null;
  readonly access: () => ClaimAccess;
};

/** Uploads of a form's photos in order. Without a network they wait for `resume`. */
export class Uploads {
  byLine: ReadonlyMap<number, readonly Upload[]> = new Map();
  isPaused = false;
  readonly #dependencies: UploadsDependencies;
  readonly #waiting: Waiting[] = [];
  #isSending = false;
  #keys = 0;

  constructor(dependencies: UploadsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly Upload[] {
    return [...this.byLine.values()].flat();
  }

  get isRunning(): boolean {
    return this.all.some(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** True if uploads wait for the server's file store, not for the network. */
  get isStoreAway(): boolean {
    return this.all.some(({ failure }) => failure?.kind === 'photos-away');
  }

  of(lineId: number): readonly Upload[] {
    return this.byLine.get(lineId) ?? [];
  }

  keptOf(lineId: number): readonly string[] {
    return this.of(lineId).flatMap(({ id }) => id ?? []);
  }

  /** Photos of an earlier visit of this tab. */
  restore(lineId: number, ids: readonly string[]): void {
    const kept = ids.map(
      (id): Upload => ({ key: this.#nextKey(), name: '', state: 'kept', id, failure: null }),
    );
    this.#set(lineId, kept);
  }

  /**
   * Adds files to a line: rejects files that cannot be photos, uploads the others. Calls
   * `onQueued` before the uploads, `onUploaded` after each one.
   */
  async add(
    lineId: number,
    files: readonly (Blob & { readonly name: string })[],
    onUploaded: () => void,
    onQueued: () => void,
  ): Promise<void> {
    for (const file of files) {
      const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
      const checked = checkPhoto({ size: file.size, head });
      const key = this.#nextKey();
      const upload: Upload = {
        key,
        name: file.name,
        state: checked.ok ? 'waiting' : 'refused',
        id: null,
        failure: checked.ok ? null : checked.failure,
      };
      runInAction(() => this.#set(lineId, [...this.of(lineId), upload]));
      if (!checked.ok) continue;
      this.#waiting.push({
        key,
        file,
        onUploaded: (id) => {
          this.#change(key, { state: 'kept', id });
          onUploaded();
        },
      });
    }
    runInAction(onQueued);
    await this.resume();
  }

  remove(lineId: number, key: number): void {
    const at = this.#waiting.findIndex((each) => each.key === key);
    if (at >= 0) this.#waiting.splice(at, 1);
    this.#set(
      lineId,
      this.of(lineId).filter((upload) => upload.key !== key),
    );
  }

  clear(): void {
    this.#waiting.length = 0;
    this.byLine = new Map();
    this.isPaused = false;
  }

  async resume(): Promise<void> {
    this.isPaused = false;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#waiting[0]; next && !this.isPaused; next = this.#waiting[0])
        await this.#send(next);
    } finally {
      this.#isSending = false;
    }
  }

  async #send({ key, file, onUploaded }: Waiting): Promise<void> {
    const { claims, orderNumber, access } = this.#dependencies;
    const number = orderNumber();
    if (number === null) return this.clear();
    this.#change(key, { state: 'sending', failure: null });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await claims()
      .then((port) => port.addPhoto(number, bytes, access()))
      .catch(() => null);
    runInAction(() => {
      if (answer === null || (!answer.ok && answer.failure.kind === 'unreachable')) {
        this.#change(key, { state: 'waiting' });
        this.isPaused = true;
        return;
      }
      if (!answer.ok && answer.failure.kind === 'photos-away') {
        this.#change(key, { state: 'waiting', failure: answer.failure });
        this.isPaused = true;
        return;
      }
      const at = this.#waiting.findIndex((each) => each.key === key);
      if (at >= 0) this.#waiting.splice(at, 1);
      if (answer.ok) onUploaded(answer.value);
      else this.#change(key, { state: 'refused', failure: answer.failure });
    });
  }

  #nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }

  #set(lineId: number, uploads: readonly Upload[]): void {
    this.byLine = new Map(this.byLine).set(lineId, uploads);
  }

  #change(key: number, changes: Partial<Upload>): void {
    this.byLine = new Map(
      [...this.byLine].map(([lineId, uploads]) => [
        lineId,
        uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
      ]),
    );
  }
}
