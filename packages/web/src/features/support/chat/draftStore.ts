import type { Preferences } from '@tailorbird/domain/shell';
import {
  type ChatDesk,
  type ChatRefused,
  checkPhoto,
  maximumChatPhotos,
  maximumMessageLength,
  type PhotoFailure,
  type PhotosAway,
} from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type PhotoProblem = ChatRefused | PhotoFailure | PhotosAway;

/** A photo for the next message: uploading, or stored under an id. */
export type DraftPhoto = { readonly key: number; readonly id: string | null };

/** The message being written; survives closing the panel and a reload. */
export class DraftStore {
  text: string;
  photos: readonly DraftPhoto[] = [];
  problem: PhotoProblem | null = null;
  readonly #desk: Pick<ChatDesk, 'addPhoto'>;
  readonly #preferences: Preferences;
  #keys = 0;

  constructor(desk: Pick<ChatDesk, 'addPhoto'>, preferences: Preferences) {
    this.#desk = desk;
    this.#preferences = preferences;
    this.text = preferences.read('chatDraft') ?? '';
    makeAutoObservable(this, { photos: observableRef }, { autoBind: true });
  }

  get isTooLong(): boolean {
    return [...this.text.trim()].length > maximumMessageLength;
  }

  get isUploading(): boolean {
    return this.photos.some(({ id }) => id === null);
  }

  get canBeSent(): boolean {
    return (
      !this.isTooLong && !this.isUploading && (this.text.trim() !== '' || this.photos.length > 0)
    );
  }

  write(text: string): void {
    this.text = text;
    this.#preferences.write('chatDraft', text);
  }

  /**
   * Adds photos up to the limit of a message: rejects files that cannot be photos, uploads the
   * others.
   */
  async addPhotos(files: readonly Blob[]): Promise<void> {
    runInAction(() => {
      this.problem = null;
    });
    for (const file of files) {
      if (this.photos.length >= maximumChatPhotos) {
        this.#refuse({ kind: 'too-many-photos', maximum: maximumChatPhotos });
        return;
      }
      const checked = checkPhoto({
        size: file.size,
        head: new Uint8Array(await file.slice(0, 16).arrayBuffer()),
      });
      if (!checked.ok) {
        this.#refuse(checked.failure);
        continue;
      }
      await this.#upload(file);
    }
  }

  removePhoto(key: number): void {
    this.photos = this.photos.filter((photo) => photo.key !== key);
  }

  clear(): void {
    this.write('');
    this.photos = [];
    this.problem = null;
  }

  /** Consent was withdrawn or the customer changed: deletes the draft, in the browser too. */
  forget(): void {
    this.clear();
    this.#preferences.remove('chatDraft');
  }

  /** Puts an unsent message back before the text written since. */
  restore(text: string, photos: readonly string[]): void {
    this.write([text, this.text].filter((part) => part !== '').join('\n'));
    this.photos = [...photos.map((id) => ({ key: this.#nextKey(), id })), ...this.photos];
  }

  async #upload(file: Blob): Promise<void> {
    const key = this.#nextKey();
    runInAction(() => {
      this.photos = [...this.photos, { key, id: null }];
    });
    const answer = await this.#desk.addPhoto(new Uint8Array(await file.arrayBuffer()));
    runInAction(() => {
      if (answer.ok)
        this.photos = this.photos.map((photo) =>
          photo.key === key ? { key, id: answer.value } : photo,
        );
      else this.removePhoto(key);
    });
    if (!answer.ok) this.#refuse(answer.failure);
  }

  #refuse(problem: PhotoProblem): void {
    runInAction(() => {
      this.problem = problem;
    });
  }

  #nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }
}
