import { collectedInfo, collectedReview } from '@tailorbird/contract/reviews';
import * as z from 'zod/mini';
import { type ReviewProvider, ReviewsAway } from '../application/provider.ts';

export type TrustpilotSettings = {
  readonly apiKey: string;
  readonly unit: string;
};

const base = 'https://api.trustpilot.com/v1/business-units';
const timeoutMs = 5_000;
/** Cache time of responses, so that visits do not wait for the service. */
const keptForMs = 10 * 60_000;
/** Pause after a failure before the next request. */
const awaySeconds = 60;

/** The shop's name at Trustpilot is part of its page address. */
const unitInfo = z.extend(collectedInfo, {
  name: z.optional(z.object({ identifying: z.string().check(z.regex(/^[\w.-]{1,200}$/)) })),
});
const pages = 'https://www.trustpilot.com/review/';

const reviewList = z.object({ reviews: z.array(collectedReview) });

export const createTrustpilotReviews = (
  { apiKey, unit }: TrustpilotSettings,
  now: () => number,
  get: (address: string, init: RequestInit) => Promise<Response> = fetch,
): ReviewProvider => {
  const kept = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();
  let away: { readonly failure: ReviewsAway; readonly until: number } | null = null;
  const fetchJson = async (address: string): Promise<unknown> => {
    const response = await get(address, {
      headers: { apikey: apiKey, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The review service returned ${response.status}`);
    return await response.json();
  };
  const read = async <Shape extends z.ZodMiniType>(
    shape: Shape,
    address: string,
  ): Promise<z.output<Shape>> => {
    try {
      return z.parse(shape, await fetchJson(address));
    } catch (cause) {
      const why =
        cause instanceof z.core.$ZodError ? 'its answer has another shape' : String(cause);
      const failure = new ReviewsAway(`The review service is away: ${why}`, awaySeconds);
      away = { failure, until: now() + awaySeconds * 1_000 };
      throw failure;
    }
  };
  const readOnce = async <Shape extends z.ZodMiniType>(
    shape: Shape,
    address: string,
  ): Promise<z.output<Shape>> => {
    const known = kept.get(address);
    if (known && known.until > now()) return (await known.answer) as z.output<Shape>;
    // Rethrows the same failure, which is logged once.
    if (away && away.until > now()) throw away.failure;
    const answer = read(shape, address);
    kept.set(address, { answer, until: now() + keptForMs });
    answer.catch(() => kept.delete(address));
    return await answer;
  };
  return {
    info: async () => {
      const { name, ...info } = await readOnce(unitInfo, `${base}/${unit}`);
      return { ...info, sample: false, page: name ? `${pages}${name.identifying}` : null };
    },
    reviews: async ({ stars, language }) => {
      const query = new URLSearchParams({ orderBy: 'createdat.desc', perPage: '20' });
      if (stars) query.set('stars', stars.join());
      if (language) query.set('language', language);
      const { reviews } = await readOnce(reviewList, `${base}/${unit}/reviews?${query}`);
      // Reviews of the shop have no garment.
      return reviews.map((each) => ({ ...each, garment: null }));
    },
  };
};
