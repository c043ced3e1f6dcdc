import {
  fromWireArticle,
  fromWireArticleTeaser,
  fromWireCertificate,
  fromWireExpenditure,
  fromWireFoldPreview,
  fromWireHome,
  fromWireLaunch,
  fromWireNotesMeta,
  fromWirePage,
  listArticles,
  listCertificates,
  listLatestArticles,
  listLaunches,
  readArticle,
  readBasketLineExpenditure,
  readFoldPreview,
  readGenericExpenditure,
  readHome,
  readNotesMeta,
  readOrderLineExpenditure,
  readPage,
} from '@tailorbird/contract/content';
import {
  confirmSubscription,
  subscribe,
  toWireSubscription,
  unsubscribe,
} from '@tailorbird/contract/newsletter';
import {
  businessUnit,
  fromWireReview,
  fromWireReviewInfo,
  listReviews,
  readReviewInfo,
} from '@tailorbird/contract/reviews';
import { fromWireInquiryRefused, sendInquiry, toWireInquiry } from '@tailorbird/contract/support';
import { slug as slugShape } from '@tailorbird/contract/values';
import type {
  Certificate,
  Content,
  Expenditure,
  Expenditures,
  FoldPreview,
  HomeContent,
  LaunchEntry,
  NoteTag,
  NoteTeaser,
  Page,
  PreviewPass,
  ReadNote,
} from '@tailorbird/domain/content';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Newsletter,
  type NewsletterLinkRefused,
  newsletterListId,
} from '@tailorbird/domain/newsletter';
import type { Reviews } from '@tailorbird/domain/reviews';
import { isForbidden, isNotFound } from '@tailorbird/domain/shell';
import type { Inquiries, Inquiry, InquiryRefused } from '@tailorbird/domain/support';
import { type HttpClient, type Unreachable, UnreachableError } from './client.ts';
import { nothing, outcome } from './outcome.ts';

type NotFound = { readonly kind: 'not-found' };

const isSlug = (text: string): boolean => slugShape.safeParse(text).success;

/** Returns the response, or throws if there is none. */
const reached = <Some extends { readonly status: unknown }>(
  call: string,
  answer: Some | Unreachable,
): Exclude<Some, Unreachable> => {
  if (answer.status === 'unreachable') throw new UnreachableError(call, answer as Unreachable);
  return answer as Exclude<Some, Unreachable>;
};

/** Throws `UnreachableError` if there is no usable response. */
export class HttpContent implements Content {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly home = async (): Promise<HomeContent> =>
    fromWireHome(reached(readHome.name, await this.#client.send(readHome)).body);

  readonly page = async (slug: string): Promise<Result<Page, NotFound>> => {
    if (!isSlug(slug)) return err({ kind: 'not-found' });
    const answer = reached(readPage.name, await this.#client.send(readPage, { params: { slug } }));
    return answer.status === 200 ? ok(fromWirePage(answer.body)) : err({ kind: 'not-found' });
  };

  readonly latestNotes = async (): Promise<readonly NoteTeaser[]> =>
    reached(listLatestArticles.name, await this.#client.send(listLatestArticles)).body.map(
      fromWireArticleTeaser,
    );

  readonly notes = async (tag?: string): Promise<readonly NoteTeaser[]> => {
    if (tag !== undefined && !isSlug(tag)) return [];
    return reached(
      listArticles.name,
      await this.#client.send(listArticles, tag === undefined ? {} : { query: { tag } }),
    ).body.map(fromWireArticleTeaser);
  };

  readonly noteTags = async (): Promise<readonly NoteTag[]> =>
    fromWireNotesMeta(reached(readNotesMeta.name, await this.#client.send(readNotesMeta)).body);

  readonly note = async (slug: string): Promise<Result<ReadNote, NotFound>> => {
    if (!isSlug(slug)) return err({ kind: 'not-found' });
    const answer = reached(
      readArticle.name,
      await this.#client.send(readArticle, { params: { slug } }),
    );
    return answer.status === 200 ? ok(fromWireArticle(answer.body)) : err({ kind: 'not-found' });
  };

  readonly launches = async (): Promise<readonly LaunchEntry[]> =>
    reached(listLaunches.name, await this.#client.send(listLaunches)).body.map(fromWireLaunch);

  readonly certificates = async (): Promise<readonly Certificate[]> =>
    reached(listCertificates.name, await this.#client.send(listCertificates)).body.map(
      fromWireCertificate,
    );

  readonly expenditure = async (design: {
    readonly clothingTypeId: number;
    readonly baseSize: number;
  }): Promise<Result<Expenditure, NotFound>> => {
    const body = { clothing_type_id: design.clothingTypeId, base_size: design.baseSize };
    const answer = reached(
      readGenericExpenditure.name,
      await this.#client.send(readGenericExpenditure, { body }),
    );
    return answer.status === 200
      ? ok(fromWireExpenditure(answer.body))
      : err({ kind: 'not-found' });
  };

  readonly foldPreview = async (
    {
      slug,
      variant,
      id,
    }: { readonly slug: string; readonly variant: string | null; readonly id: string },
    pass: PreviewPass | null,
  ): Promise<Result<FoldPreview, NotFound | { readonly kind: 'forbidden' }>> => {
    if (!isSlug(slug) || !isSlug(id)) return err({ kind: 'not-found' });
    const query = {
      ...(variant !== null && { variant }),
      ...(pass && { expires: pass.expires, signature: pass.signature }),
    };
    const answer = reached(
      readFoldPreview.name,
      await this.#client.send(readFoldPreview, { params: { slug, id }, query }),
    );
    if (answer.status === 200) return ok(fromWireFoldPreview(answer.body));
    return err({ kind: isForbidden(answer) ? 'forbidden' : 'not-found' });
  };
}

export class HttpReviews implements Reviews {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly score: Reviews['score'] = async () =>
    outcome(
      await this.#client.send(readReviewInfo, { params: { unit: businessUnit } }),
      fromWireReviewInfo,
    );

  readonly latest: Reviews['latest'] = async ({ stars, language }) => {
    const query = { ...(stars !== null && { stars }), language };
    return outcome(
      await this.#client.send(listReviews, { params: { unit: businessUnit }, query }),
      (body) => body.reviews.map(fromWireReview),
    );
  };
}

const toResult = (status: number | string): Result<null, NewsletterLinkRefused> =>
  status === 204
    ? ok(null)
    : err({ kind: isNotFound({ status }) ? 'link-invalid' : 'request-failed' });

export class HttpNewsletter implements Newsletter {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly subscribe = async (request: {
    readonly email: string;
    readonly source: string;
  }): Promise<Result<null, { readonly kind: 'request-failed' }>> => {
    const answer = await this.#client.send(subscribe, {
      body: toWireSubscription({ ...request, listId: newsletterListId }),
    });
    return answer.status === 201 ? ok(null) : err({ kind: 'request-failed' });
  };

  readonly confirm = async (token: string): Promise<Result<null, NewsletterLinkRefused>> =>
    toResult((await this.#client.send(confirmSubscription, { params: { token } })).status);

  readonly unsubscribe = async (link: string): Promise<Result<null, NewsletterLinkRefused>> =>
    toResult((await this.#client.send(unsubscribe, { params: { link } })).status);
}

export class HttpInquiries implements Inquiries {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send = async (inquiry: Inquiry, key: string): Promise<Result<null, InquiryRefused>> => {
    const answer = await this.#client.send(sendInquiry, { body: toWireInquiry(inquiry, key) });
    return outcome(answer, nothing, {
      400: (body) => ({ kind: 'inquiry-refused', failures: fromWireInquiryRefused(body) }),
      429: { kind: 'too-many-inquiries' },
    });
  };
}

const notFound = { 404: { kind: 'not-found' } } as const;

export class HttpExpenditures implements Expenditures {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly ofBasketLine: Expenditures['ofBasketLine'] = async (id) =>
    outcome(
      await this.#client.send(readBasketLineExpenditure, { params: { id } }),
      fromWireExpenditure,
      notFound,
    );

  readonly ofOrderLine: Expenditures['ofOrderLine'] = async (id, link) =>
    outcome(
      await this.#client.send(readOrderLineExpenditure, {
        params: { id },
        query: link ? { link } : {},
      }),
      fromWireExpenditure,
      // Another customer's line counts as missing.
      { ...notFound, 403: notFound[404] },
    );
}
