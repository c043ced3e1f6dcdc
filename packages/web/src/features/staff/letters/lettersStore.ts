import {
  contentOf,
  type LoadState,
  type Locale,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import type { Letter, LetterRefused, Letters, LetterWords } from '@tailorbird/domain/newsletter';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export const emptyLetter: LetterWords = {
  subject: { en: '', de: '' },
  body: { en: '', de: '' },
  piece: '',
};

type Loaded = { readonly readers: number; readonly letters: readonly Letter[] };
type Told = 'saved' | 'tested' | 'sending' | 'stopped' | 'removed';

/** The letters there are, and the one in hand: as it was when it was taken up, null for a new one, and as it is to be. */
export class LettersStore {
  state: LoadState<Loaded, LetterRefused> = { status: 'initial' };
  draft: { readonly letter: Letter | null; readonly words: LetterWords } | null = null;
  problems: Readonly<Record<string, readonly string[]>> = {};
  failure: LetterRefused | null = null;
  preview: { readonly locale: Locale; readonly subject: string; readonly text: string } | null =
    null;
  told: Told | null = null;
  /** A letter that is about to go out, and waits for the last word. */
  asked: Letter | null = null;
  isBusy = false;
  readonly #letters: Letters;

  constructor({ letters }: { readonly letters: Letters }) {
    this.#letters = letters;
    makeAutoObservable(
      this,
      {
        state: observableRef,
        draft: observableRef,
        problems: observableRef,
        failure: observableRef,
        preview: observableRef,
        asked: observableRef,
      },
      { autoBind: true },
    );
  }

  get loaded(): Loaded | undefined {
    return contentOf(this.state);
  }

  get isSending(): boolean {
    return (
      this.loaded?.letters.some(
        ({ state, waiting }) => state === 'sending' || (state === 'sent' && waiting > 0),
      ) ?? false
    );
  }

  /** Whether what was typed is kept. */
  get isSaved(): boolean {
    return (
      this.draft?.letter !== null &&
      JSON.stringify(this.draft?.words) ===
        JSON.stringify(this.draft?.letter && wordsOf(this.draft.letter))
    );
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#letters.all();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  begin(): void {
    this.putDown();
    this.draft = { letter: null, words: emptyLetter };
  }

  takeUp(letter: Letter): void {
    this.putDown();
    this.draft = { letter, words: wordsOf(letter) };
  }

  type(change: Partial<LetterWords>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, words: { ...this.draft.words, ...change } };
    this.problems = {};
    this.preview = null;
    this.told = null;
  }

  putDown(): void {
    this.draft = null;
    this.problems = {};
    this.failure = null;
    this.preview = null;
    this.told = null;
    this.asked = null;
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const { letter, words } = draft;
    const saved = await this.#do(
      () =>
        letter
          ? this.#letters.change(letter.id, letter.version, words)
          : this.#letters.write(words),
      'saved',
    );
    if (!saved) return;
    runInAction(() => {
      if (this.draft === draft) this.draft = { letter: saved, words };
    });
    await this.load();
  }

  async look(letter: Letter, locale: Locale): Promise<void> {
    const found = await this.#do(() => this.#letters.preview(letter.id, locale), null);
    runInAction(() => {
      if (found) this.preview = { locale, ...found };
    });
  }

  async test(letter: Letter, locale: Locale): Promise<void> {
    await this.#do(() => this.#letters.test(letter.id, locale), 'tested');
  }

  ask(letter: Letter | null): void {
    this.asked = letter;
  }

  async send(letter: Letter): Promise<void> {
    const sent = await this.#do(() => this.#letters.send(letter.id, letter.version), 'sending');
    if (sent) runInAction(() => this.#close());
    await this.load();
  }

  async stop(letter: Letter): Promise<void> {
    await this.#do(() => this.#letters.stop(letter.id), 'stopped');
    await this.load();
  }

  async remove(letter: Letter): Promise<void> {
    const isGone = await this.#do(async () => {
      const removed = await this.#letters.remove(letter.id);
      return removed.ok ? { ok: true as const, value: true } : removed;
    }, 'removed');
    if (isGone) runInAction(() => this.#close());
    await this.load();
  }

  readonly #close = (): void => {
    this.draft = null;
    this.preview = null;
    this.asked = null;
  };

  async #do<Value>(
    work: () => Promise<Result<Value, LetterRefused>>,
    told: Told | null,
  ): Promise<Value | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.problems = {};
    this.failure = null;
    this.told = null;
    const answer = await work();
    runInAction(() => {
      this.isBusy = false;
      if (answer.ok) this.told = told;
      else if (answer.failure.kind === 'letter-invalid') this.problems = answer.failure.fields;
      else this.failure = answer.failure;
    });
    return answer.ok ? answer.value : undefined;
  }
}

export const wordsOf = ({ subject, body, piece }: Letter): LetterWords => ({
  subject,
  body,
  piece,
});
