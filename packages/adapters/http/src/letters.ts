import {
  changeLetter,
  fromWireLetter,
  listLetters,
  previewLetter,
  removeLetter,
  sendLetter,
  stopLetter,
  testLetter,
  toWireLetterWords,
  type WireLetter,
  writeLetter,
} from '@tailorbird/contract/newsletter';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Letter, LetterRefused, Letters } from '@tailorbird/domain/newsletter';
import { isBadRequest, isConflict } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const refused = (status: number | 'unreachable'): Result<never, LetterRefused> => {
  switch (status) {
    case 403:
      return err({ kind: 'permission-denied' });
    case 404:
      return err({ kind: 'letter-not-found' });
    case 429:
      return err({ kind: 'too-often' });
    default:
      return err({ kind: 'unreachable' });
  }
};

const invalid = (body: Readonly<Record<string, unknown>>): Result<never, LetterRefused> =>
  err({
    kind: 'letter-invalid',
    fields: Object.fromEntries(
      Object.entries(body).flatMap(([field, told]) =>
        Array.isArray(told) ? [[field, told] as const] : [],
      ),
    ),
  });

const changed = ({ now }: { readonly now: WireLetter | null }): Result<never, LetterRefused> =>
  err({ kind: 'letter-changed', now: now && fromWireLetter(now) });

type Answer = Promise<Result<Letter, LetterRefused>>;

/** Letters to the readers of the newsletter over HTTP. */
export class HttpLetters implements Letters {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Letters['all'] = async () => {
    const answer = await this.#client.send(listLetters);
    return answer.status === 200
      ? ok({ readers: answer.body.readers, letters: answer.body.letters.map(fromWireLetter) })
      : refused(answer.status);
  };

  readonly write: Letters['write'] = async (words) => {
    const answer = await this.#client.send(writeLetter, { body: toWireLetterWords(words) });
    if (answer.status === 201) return ok(fromWireLetter(answer.body));
    return isBadRequest(answer) ? invalid(answer.body) : refused(answer.status);
  };

  readonly change: Letters['change'] = async (id, version, words): Answer => {
    const answer = await this.#client.send(changeLetter, {
      params: { id },
      body: { ...toWireLetterWords(words), version },
    });
    if (answer.status === 200) return ok(fromWireLetter(answer.body));
    if (isBadRequest(answer)) return invalid(answer.body);
    return isConflict(answer) ? changed(answer.body) : refused(answer.status);
  };

  readonly remove: Letters['remove'] = async (id) => {
    const answer = await this.#client.send(removeLetter, { params: { id } });
    if (answer.status === 204) return ok(null);
    return isConflict(answer) ? changed(answer.body) : refused(answer.status);
  };

  readonly preview: Letters['preview'] = async (id, locale) => {
    const answer = await this.#client.send(previewLetter, { params: { id, locale } });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };

  readonly test: Letters['test'] = async (id, locale) => {
    const answer = await this.#client.send(testLetter, { params: { id }, body: { locale } });
    return answer.status === 204 ? ok(null) : refused(answer.status);
  };

  readonly send: Letters['send'] = async (id, version): Answer => {
    const answer = await this.#client.send(sendLetter, { params: { id }, body: { version } });
    if (answer.status === 200) return ok(fromWireLetter(answer.body));
    return isConflict(answer) ? changed(answer.body) : refused(answer.status);
  };

  readonly stop: Letters['stop'] = async (id): Answer => {
    const answer = await this.#client.send(stopLetter, { params: { id } });
    if (answer.status === 200) return ok(fromWireLetter(answer.body));
    return isConflict(answer) ? changed(answer.body) : refused(answer.status);
  };
}
