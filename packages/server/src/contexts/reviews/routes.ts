import {
  businessUnit,
  listReviews,
  readReviewInfo,
  starImagePath,
  type WireReview,
} from '@tailorbird/contract/reviews';
import { isListed, publicViewer } from '@tailorbird/domain/catalog';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicReply, reply, toResponse } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { markPublic } from '../../platform/cache/publicCache.ts';
import { respond } from '../../platform/http/respond.ts';
import type { WithCatalog } from '../catalog/index.ts';
import type { WithReviews } from './application/provider.ts';
import { drawStars } from './application/starImage.ts';

export const reviewRoutes = (api: Api, { reviews, catalog }: WithReviews & WithCatalog): void => {
  route(api, readReviewInfo, async (call) =>
    call.params.unit === businessUnit ? publicReply(reply(200, await reviews.info())) : notFound,
  );

  route(api, listReviews, async (call) => {
    if (call.params.unit !== businessUnit) return notFound;
    const { stars, language } = call.query;
    const found = await reviews.reviews({
      stars: stars === undefined ? null : stars.split(',').map(Number),
      language: language ?? null,
    });
    const titled = (slug: string | null): WireReview['garment'] => {
      const type = catalog.clothingTypes.find(
        (each) => each.slug === slug && isListed(each, publicViewer),
      );
      return type ? { slug: type.slug, title: type.title[call.locale] } : null;
    };
    return publicReply(
      reply(200, { reviews: found.map((each) => ({ ...each, garment: titled(each.garment) })) }),
    );
  });

  api.add('GET', starImagePath('{name}'), (context) => {
    const svg = drawStars(context.req.param('name') ?? '');
    if (svg === null) return toResponse(notFound);
    markPublic(context, 'forever');
    return respond(200, svg, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });
};
