import type { Shop } from '../context.ts';
import type { Api } from '../http/api.ts';
import { prepare, toPreparedResponse } from '../http/prepared.ts';
import { publicRequestOf } from '../http/publicAnswers.ts';
import { notFound, toResponse } from '../http/reply.ts';
import { drawingVersion } from './address.ts';
import { drawPiece, parseDrawingName } from './draw.ts';

const headersOf = (version: string | undefined): Readonly<Record<string, string>> => ({
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  // An address with the version of the drawing shows the same forever; one without shows what the drawing is now.
  'cache-control': version === drawingVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
});

/** The shop's photography: `/packshots/{slug}/{variantId}[.back].svg?initials=ABC`. */
export const packshotRoutes = (api: Api, shop: Shop): void => {
  api.add('GET', '/packshots/{slug}/{name}', async (context) => {
    const name = parseDrawingName(context.req.param('name') ?? '');
    const type = shop.catalog.clothingTypes.find(({ slug }) => slug === context.req.param('slug'));
    const svg = name && type ? drawPiece(type, { ...name, initials: context.req.query('initials') ?? '' }) : null;
    if (svg === null) return toResponse(notFound);
    const prepared = await prepare(200, svg, headersOf(context.req.query('v')));
    shop.publicAnswers.keepFile(publicRequestOf(context.req.raw, '').url, prepared);
    return toPreparedResponse(prepared, context.req.raw);
  });
};
