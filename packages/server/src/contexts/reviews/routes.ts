import { businessUnit, listReviews, readReviewInfo, starImagePath } from '@tailorbird/contract/reviews';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicly, reply, toResponse } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { prepare, toPreparedResponse } from '../../platform/cache/prepared.ts';
import { publicRequestOf, type WithPublicAnswers } from '../../platform/cache/publicAnswers.ts';
import type { WithReviews } from './application/provider.ts';
import { drawStars } from './application/starImage.ts';

/** What customers say, as the review service would say it (API-76 … API-78). A service that is away is 500, as any failure of ours. */
export const reviewRoutes = (api: Api, { reviews, publicAnswers }: WithReviews & WithPublicAnswers): void => {
  route(api, readReviewInfo, async (call) => (call.params.unit === businessUnit ? publicly(reply(200, await reviews.info())) : notFound));

  route(api, listReviews, async (call) => {
    if (call.params.unit !== businessUnit) return notFound;
    const { stars, language } = call.query;
    const found = await reviews.reviews({
      stars: stars === undefined ? null : stars.split(',').map(Number),
      language: language ?? null,
    });
    return publicly(reply(200, { reviews: [...found] }));
  });

  api.add('GET', starImagePath('{name}'), async (context) => {
    const svg = drawStars(context.req.param('name') ?? '');
    if (svg === null) return toResponse(notFound);
    const prepared = await prepare(200, svg, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
    publicAnswers.keepFile(publicRequestOf(context.req.raw, '').url, prepared);
    return toPreparedResponse(prepared, context.req.raw);
  });
};
