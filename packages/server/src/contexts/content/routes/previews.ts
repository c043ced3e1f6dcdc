import { createHmac } from 'node:crypto';
import { readFoldPreview, signFoldPreview } from '@tailorbird/contract/content';
import { isAdmin } from '@tailorbird/domain/account';
import type { PieceName } from '@tailorbird/domain/content';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, permissionDenied, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import type { Shop } from '../../../platform/shop.ts';
import { showBlock, showPiece } from '../application/show.ts';

const goodForSeconds = 7 * 24 * 60 * 60;

type Preview = { readonly slug: string; readonly variant: string | null; readonly id: string };

const pathOf = ({ slug, variant, id }: Preview): string =>
  `/below-the-fold-preview/${[slug, variant, id].filter((part) => part !== null).join('/')}`;

const mayPreview = (visitor: Visitor): boolean =>
  visitor.kind === 'customer' && isAdmin({ ...visitor.account, orderCount: 0, fulfilledOrderCount: 0 });

/** Previews of what is to stand below the first view of a product (ROUTE-54, ROUTE-55): for admins, and for who has a link that an admin signed (decisions 17). */
export const previewRoutes = (api: Api, shop: Shop): void => {
  const { content, clock, settings } = shop;

  const signature = (preview: Preview, expires: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(`${pathOf(preview)}?${expires}`)
      .digest('base64url');

  const isSigned = (preview: Preview, expires: string | undefined, given: string | undefined): boolean => {
    if (settings.previewSecret === null || expires === undefined || given === undefined) return false;
    return Number(expires) * 1000 > clock().getTime() && sameSecret(given, signature(preview, expires, settings.previewSecret));
  };

  const find = ({ slug, id }: Preview) => content.folds.find((fold) => fold.id === id && fold.piece.slug === slug);

  route(api, readFoldPreview, async (call) => {
    const { variant = null, expires, signature: given } = call.query;
    const preview = { slug: call.params.slug, id: call.params.id, variant };
    // Strangers are not told what there is.
    if (!isSigned(preview, expires, given) && !mayPreview(await call.visitor())) return permissionDenied;
    const fold = find(preview);
    const types = shop.catalog.clothingTypes;
    const name: PieceName | undefined = fold?.piece;
    const piece = name && showPiece(types, name, call.locale);
    if (!fold || !piece) return notFound;
    return reply(200, {
      id: fold.id,
      piece: variant === null ? piece : { ...piece, variant },
      blocks: fold.blocks.map((block) => showBlock(types, block, call.locale)),
    });
  });

  route(api, signFoldPreview, async (call) => {
    if (!mayPreview(await call.visitor()) || settings.previewSecret === null) return permissionDenied;
    const preview = { slug: call.params.slug, id: call.params.id, variant: call.body.variant ?? null };
    if (!find(preview)) return notFound;
    const expires = String(Math.floor(clock().getTime() / 1000) + goodForSeconds);
    const query = new URLSearchParams({ expires, signature: signature(preview, expires, settings.previewSecret) });
    return reply(201, { path: `${pathOf(preview)}?${query}`, expires: new Date(Number(expires) * 1000).toISOString() });
  });
};
