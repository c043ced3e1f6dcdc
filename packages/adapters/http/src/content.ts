import { listArticles, listLatestArticles, readHome, readPage } from '@tailorbird/contract/content';
import { slug as slugShape } from '@tailorbird/contract/values';
import type { Content, HomeContent, Note, Page } from '@tailorbird/domain/content';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type HttpClient, UnreachableError } from './client.ts';

type NotFound = { readonly kind: 'not-found' };

/** Texts over HTTP. Throws `UnreachableError` when there is no answer. */
export class HttpContent implements Content {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly home = async (): Promise<HomeContent> => {
    const answer = await this.#client.send(readHome);
    if (answer.status === 'unreachable') throw new UnreachableError(readHome.name, answer.cause);
    const { hero, ...rest } = answer.body;
    return { ...rest, hero: { headline: hero.headline, text: hero.text, callToAction: hero.call_to_action } };
  };

  readonly page = async (slug: string): Promise<Result<Page, NotFound>> => {
    if (!slugShape.safeParse(slug).success) return err({ kind: 'not-found' });
    const answer = await this.#client.send(readPage, { params: { slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(readPage.name, answer.cause);
    return answer.status === 200 ? ok(answer.body) : err({ kind: 'not-found' });
  };

  readonly latestNotes = async (): Promise<readonly Note[]> => {
    const answer = await this.#client.send(listLatestArticles);
    if (answer.status === 'unreachable') throw new UnreachableError(listLatestArticles.name, answer.cause);
    return answer.body;
  };

  readonly note = async (slug: string): Promise<Result<Note, NotFound>> => {
    if (!slugShape.safeParse(slug).success) return err({ kind: 'not-found' });
    const answer = await this.#client.send(listArticles, { query: { slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(listArticles.name, answer.cause);
    const [found] = answer.body;
    return found?.slug === slug ? ok(found) : err({ kind: 'not-found' });
  };
}
