import { drawingAddress } from '@tailorbird/packshot';
import type { MiddlewareHandler } from 'hono';
import { respond } from '../../platform/http/respond.ts';

/** True if the `Accept` of an image request lists types, but not AVIF. */
const lacksAvif = (accept: string): boolean =>
  /image\/\w/.test(accept) && !accept.includes('image/avif');

/**
 * Redirects browsers that do not show AVIF from the picture of a garment to its drawing. Comes
 * before the public cache, which knows no `Accept`.
 */
export const redirectToDrawings: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const drawing = drawingAddress(pathname);
  if (!pathname.endsWith('.svg') || drawing === pathname) return await next();
  if (!lacksAvif(context.req.header('accept') ?? '')) return await next();
  return respond(302, null, {
    location: `${drawing}${search}`,
    vary: 'Accept',
    'cache-control': 'public, max-age=3600',
  });
};
