import { collectedInfo, collectedReview } from '@tailorbird/contract/reviews';
import * as z from 'zod/mini';
import type { ReviewProvider } from '../application/provider.ts';

export type TrustpilotSettings = {
  readonly apiKey: string;
  /** The service's own id of the shop. */
  readonly unit: string;
};

const base = 'https://api.trustpilot.com/v1/business-units';
const timeoutMs = 5_000;
/** What it said is good for a while: visitors do not wait for the service, and it is not asked at each visit. */
const keptForMs = 10 * 60_000;

/** The name the shop has there is part of the address of its page. */
const unitInfo = z.extend(collectedInfo, {
  name: z.optional(z.object({ identifying: z.string().check(z.regex(/^[\w.-]{1,200}$/)) })),
});
const pages = 'https://www.trustpilot.com/review/';

const reviewList = z.object({ reviews: z.array(collectedReview) });

/** The shop's reviews at Trustpilot. */
export const createTrustpilotReviews = (
  { apiKey, unit }: TrustpilotSettings,
  now: () => number,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): ReviewProvider => {
  const kept = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();
  const read = async (address: string): Promise<unknown> => {
    const response = await ask(address, {
      headers: { apikey: apiKey, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The review service answers ${response.status}`);
    return await response.json();
  };
  const readOnce = (address: string): Promise<unknown> => {
    const known = kept.get(address);
    if (known && known.until > now()) return known.answer;
    const answer = read(address);
    kept.set(address, { answer, until: now() + keptForMs });
    // A failure is not kept: the next visitor may be luckier.
    answer.catch(() => kept.delete(address));
    return answer;
  };
  return {
    info: async () => {
      const { name, ...info } = z.parse(unitInfo, await readOnce(`${base}/${unit}`));
      return { ...info, sample: false, page: name ? `${pages}${name.identifying}` : null };
    },
    reviews: async ({ stars, language }) => {
      const query = new URLSearchParams({ orderBy: 'createdat.desc', perPage: '20' });
      if (stars) query.set('stars', stars.join());
      if (language) query.set('language', language);
      const { reviews } = z.parse(reviewList, await readOnce(`${base}/${unit}/reviews?${query}`));
      // It is asked about the shop, and does not say what of it somebody bought.
      return reviews.map((each) => ({ ...each, garment: null }));
    },
  };
};
