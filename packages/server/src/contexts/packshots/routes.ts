import { createHash } from 'node:crypto';
import { type ClothingType, fabricColorOf, parseVariantId } from '@tailorbird/domain/catalog';
import { isLocale, type Locale, type Localized } from '@tailorbird/domain/kernel';
import { imageWidths, scenes } from '@tailorbird/packshot';
import type { Context } from 'hono';
import type { Api } from '../../platform/api/api.ts';
import { notFound, toResponse, unavailable } from '../../platform/api/reply.ts';
import { markPublic } from '../../platform/cache/publicCache.ts';
import { respond } from '../../platform/http/respond.ts';
import { shownElsewhere } from '../../platform/http/securityHeaders.ts';
import { drawingVersion, type WithCatalog } from '../catalog/index.ts';
import type { WithContent } from '../content/index.ts';
import { clothOf } from './application/cloths.ts';
import { parseDrawingName, parseSceneName, pieceAsGarment } from './application/draw.ts';
import { openGraphCard, openGraphSize } from './application/openGraph.ts';
import { readPackshotFile } from './application/packshotFiles.ts';
import { pictureGarment, pictureScene } from './application/pictures.ts';
import { sharedCardOf, sharedKinds } from './application/sharedCard.ts';
import { loadLettering } from './pixels/lettering.ts';
import { createRasterizer } from './pixels/rasterizer.ts';

// An address with the drawing's version is immutable; one without shows the current drawing.
const cacheControlOf = (version: string | undefined): string =>
  version === drawingVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** The requested width: one of the five, by default 768; null for any other. */
const widthOf = (asked: string | undefined): number | null =>
  asked === undefined ? 768 : (imageWidths.find((width) => String(width) === asked) ?? null);

const nameOf = (svg: string): string => createHash('sha256').update(svg).digest('base64url');

const captionOf = (
  type: ClothingType<Localized>,
  variantId: string,
  locale: Locale,
): { readonly title: string; readonly line: string } => {
  const variant = parseVariantId(type, variantId);
  const color = variant.ok ? fabricColorOf(type, variant.value.fabricColorId) : undefined;
  return {
    title: type.title[locale],
    line: color
      ? `${color.color.title[locale]}, ${color.fabric.title[locale]}`
      : type.subtitle[locale],
  };
};

/**
 * Routes for pictures: `/packshots/{slug}/{variantId}[.back][.768].svg?initials=ABC`, the same
 * as `.png?width=450` for clients without SVG, group pictures
 * `/scenes/{scene}/{slug}:{variantId},…[.768].svg`, and preview pictures
 * `/og/{locale}/{slug}/{variantId}.png` of products and
 * `/og/{locale}/{pages|notes|groups}/{slug}.png` of pages. `/cloths/{fabric}.avif` is the gray
 * tile of a fabric, `.webp` that of its swatches.
 */
export const packshotRoutes = (api: Api, shop: WithCatalog & WithContent): void => {
  const rasterizer = createRasterizer();
  const typeOf = (slug: string | undefined): ClothingType<Localized> | undefined =>
    shop.catalog.clothingTypes.find((type) => type.slug === slug);

  const pictureHeaders = (context: Context, contentType: string) => ({
    ...shownElsewhere,
    'content-type': contentType,
    'cache-control': cacheControlOf(context.req.query('v')),
  });

  const svgResponse = (context: Context, svg: string): Response => {
    markPublic(context, 'forever');
    // Browsers without AVIF are redirected from the address of a render.
    const vary = svg.includes('data:image/avif') ? { vary: 'Accept' } : {};
    return respond(200, svg, { ...pictureHeaders(context, 'image/svg+xml'), ...vary });
  };

  const pngResponse = async (
    context: Context,
    key: string,
    width: number | null,
    draw: () => string | Promise<string>,
  ): Promise<Response> => {
    if (width === null) return toResponse(notFound);
    const picture = await rasterizer.picture(key, width, draw);
    if (!(picture instanceof Buffer)) return toResponse(unavailable({ retryAfterSeconds: 10 }));
    // The rasterizer has its own cache.
    markPublic(context, 'no');
    return respond(200, picture, pictureHeaders(context, 'image/png'));
  };

  const drawingResponse = (context: Context, format: 'svg' | 'png', svg: string) =>
    format === 'svg'
      ? svgResponse(context, svg)
      : pngResponse(context, nameOf(svg), widthOf(context.req.query('width')), () => svg);

  api.add('GET', '/packshots/{slug}/{name}', async (context) => {
    const name = parseDrawingName(context.req.param('name') ?? '');
    const type = typeOf(context.req.param('slug'));
    const initials = context.req.query('initials') ?? '';
    const garment = name && type ? pieceAsGarment(type, { ...name, initials }) : null;
    if (!name || !garment) return toResponse(notFound);
    if (name.format === 'svg') return svgResponse(context, await pictureGarment(garment, name));
    const width = widthOf(context.req.query('width'));
    const key = JSON.stringify([garment, name.isDrawn]);
    return await pngResponse(context, key, width, () =>
      pictureGarment(garment, { ...name, width: width ?? name.width }),
    );
  });

  api.add('GET', '/scenes/{scene}/{name}', async (context) => {
    const scene = scenes.find((known) => known === context.req.param('scene'));
    const name = parseSceneName(context.req.param('name') ?? '');
    const garments = (name?.pieces ?? []).map(({ slug, variantId }) => {
      const type = typeOf(slug);
      return type ? pieceAsGarment(type, { variantId, view: 'front', initials: '' }) : null;
    });
    if (!scene || !name || garments.includes(null)) return toResponse(notFound);
    const shown = garments.filter((garment) => garment !== null);
    const svg = await pictureScene({ scene, garments: shown }, name);
    return drawingResponse(context, name.format, svg);
  });

  api.add('GET', '/cloths/{name}', async (context) => {
    const [, name = '', format] =
      /^([a-z0-9-]{1,80})\.(avif|webp)$/.exec(context.req.param('name') ?? '') ?? [];
    const cloth = format === undefined ? null : clothOf(shop.catalog, name);
    const bytes = cloth && (await readPackshotFile(`cloths/${cloth}.${format}`));
    if (!bytes) return toResponse(notFound);
    markPublic(context, 'forever');
    return respond(200, bytes, pictureHeaders(context, `image/${format}`));
  });

  api.add('GET', '/og/{locale}/{slug}/{name}', async (context) => {
    const {
      locale = '',
      slug = '',
      name: asked = '',
    } = context.req.param() as Readonly<Record<string, string | undefined>>;
    if (!isLocale(locale)) return toResponse(notFound);
    const card = sharedKinds.includes(slug)
      ? sharedCardOf(shop, {
          kind: slug,
          slug: /^([a-z0-9-]{1,80})\.png$/.exec(asked)?.[1] ?? '',
          locale,
        })
      : null;
    const name = card
      ? ({ variantId: card.piece.variant, view: card.piece.view, format: 'png' } as const)
      : parseDrawingName(asked);
    const type = typeOf(card ? card.piece.slug : slug);
    if (name?.format !== 'png' || !type) return toResponse(notFound);
    const garment = pieceAsGarment(type, { ...name, initials: '' });
    if (!garment) return toResponse(notFound);
    const caption = card ?? captionOf(type, name.variantId, locale);
    const key = `${locale} ${type.slug} ${name.variantId} ${name.view} ${caption.title} ${caption.line}`;
    return await pngResponse(context, key, openGraphSize.width, async () =>
      openGraphCard(
        await pictureGarment(garment, { width: 768, isDrawn: false, format: 'png' }),
        caption,
        await loadLettering(),
      ),
    );
  });
};
