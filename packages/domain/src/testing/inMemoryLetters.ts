import { err, type Locale, ok, type Result } from '../kernel/index.ts';
import {
  checkLetter,
  type Letter,
  type LetterMove,
  type LetterRefused,
  type Letters,
  type LetterWords,
  mayLetter,
  readBody,
} from '../newsletter/index.ts';

/** Letters in memory. Time stands still, and a letter that is on its way stays so until it is delivered. */
export class InMemoryLetters implements Letters {
  readers: number;
  /** What every call is refused with; null for none. */
  refusal: LetterRefused | null = null;
  /** Who asked for a letter to be tried: its id, and the language. */
  readonly tested: { readonly id: number; readonly locale: Locale }[] = [];
  readonly #mostTests: number;
  readonly #now: string;
  #letters: readonly Letter[] = [];
  #lastId = 0;

  constructor({
    readers = 0,
    mostTests = 5,
    now = '2026-01-01T00:00:00.000Z',
  }: {
    readonly readers?: number;
    readonly mostTests?: number;
    readonly now?: string;
  } = {}) {
    this.readers = readers;
    this.#mostTests = mostTests;
    this.#now = now;
  }

  readonly all: Letters['all'] = async () =>
    this.#refusedOr(() => ok({ readers: this.readers, letters: this.#letters }));

  readonly write: Letters['write'] = async (words) =>
    this.#refusedOr(() => {
      const checked = this.#check(words);
      if (!checked.ok) return checked;
      this.#lastId += 1;
      const numbers = { sent: 0, waiting: 0, failed: 0, left: this.readers, unsubscribed: 0 };
      const letter = {
        ...checked.value,
        id: this.#lastId,
        state: 'draft',
        version: 1,
        changedAt: this.#now,
        startedAt: null,
      } as const;
      this.#letters = [{ ...letter, ...numbers }, ...this.#letters];
      return this.#found(this.#lastId);
    });

  readonly change: Letters['change'] = async (id, version, words) =>
    this.#refusedOr(() => {
      const checked = this.#check(words);
      if (!checked.ok) return checked;
      return this.#move(id, 'change', version, (letter) => ({
        ...letter,
        ...checked.value,
        version: version + 1,
        changedAt: this.#now,
      }));
    });

  readonly remove: Letters['remove'] = async (id) =>
    this.#refusedOr(() => {
      const removed = this.#move(id, 'remove', null, (letter) => letter);
      if (!removed.ok) return removed;
      this.#letters = this.#letters.filter((letter) => letter.id !== id);
      return ok(null);
    });

  readonly preview: Letters['preview'] = async (id, locale) =>
    this.#refusedOr(() => {
      const letter = this.#found(id);
      if (!letter.ok) return letter;
      const { subject, body } = letter.value;
      const said = (readBody(body[locale]) ?? []).map((block) =>
        block.kind === 'link' ? `${block.label}: ${block.to}` : block.text,
      );
      return ok({ subject: subject[locale], text: said.join('\n\n') });
    });

  readonly test: Letters['test'] = async (id, locale) =>
    this.#refusedOr(() => {
      const letter = this.#found(id);
      if (!letter.ok) return letter;
      if (this.tested.length >= this.#mostTests) return err({ kind: 'too-often' });
      this.tested.push({ id, locale });
      return ok(null);
    });

  readonly send: Letters['send'] = async (id, version) =>
    this.#refusedOr(() => {
      const letter = this.#found(id);
      if (letter.ok && letter.value.state === 'sending' && letter.value.version === version)
        return letter;
      return this.#move(id, 'send', version, (sent) => ({
        ...sent,
        state: 'sending',
        startedAt: sent.startedAt ?? this.#now,
      }));
    });

  readonly stop: Letters['stop'] = async (id) =>
    this.#refusedOr(() =>
      this.#move(id, 'stop', null, (letter) => ({ ...letter, state: 'stopped' })),
    );

  /** Brings what is on its way to every reader. */
  readonly deliver = (): void => {
    this.#letters = this.#letters.map((letter) =>
      letter.state === 'sending'
        ? { ...letter, state: 'sent', sent: letter.sent + letter.left, left: 0 }
        : letter,
    );
  };

  #refusedOr<Value>(answer: () => Result<Value, LetterRefused>): Result<Value, LetterRefused> {
    return this.refusal ? err(this.refusal) : answer();
  }

  #check(words: LetterWords): Result<LetterWords, LetterRefused> {
    const checked = checkLetter(words);
    if (checked.ok) return checked;
    const fields = Object.fromEntries(
      checked.failure.map((field) => [field, ['Not as a letter needs it.']]),
    );
    return err({ kind: 'letter-invalid', fields });
  }

  #found(id: number): Result<Letter, LetterRefused> {
    const letter = this.#letters.find((each) => each.id === id);
    return letter ? ok(letter) : err({ kind: 'letter-not-found' });
  }

  /** What is done to a letter that allows it; `version` is what was seen, null where that does not matter. */
  #move(
    id: number,
    move: LetterMove,
    version: number | null,
    next: (letter: Letter) => Letter,
  ): Result<Letter, LetterRefused> {
    const found = this.#found(id);
    if (!found.ok) return found;
    const letter = found.value;
    if (!mayLetter(letter.state, move) || (version !== null && version !== letter.version))
      return err({ kind: 'letter-changed', now: letter });
    this.#letters = this.#letters.map((each) => (each.id === id ? next(letter) : each));
    return this.#found(id);
  }
}
