import { readFoldPreview, signFoldPreview, toWireFoldPreview } from '@tailorbird/contract/content';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import type { WithContent } from '../application/content.ts';
import { readPreview, signingSecret, signPreview } from '../application/previews.ts';
import { showBlock, showPiece } from '../application/show.ts';

export const previewRoutes = (
  api: Api,
  shop: WithCatalog & WithContent & WithClock & WithSettings,
): void => {
  route(api, readFoldPreview, async (call) => {
    const { variant = null, expires, signature } = call.query;
    const { slug, id } = call.params;
    const fold = await readPreview(shop, call, { slug, id, variant }, { expires, signature });
    if (!fold.ok) return refusalReply(fold.failure);
    const types = shop.catalog.clothingTypes;
    const piece = showPiece(types, fold.value.piece, call.locale);
    if (!piece) return notFound;
    return reply(
      200,
      toWireFoldPreview({
        id: fold.value.id,
        piece: variant === null ? piece : { ...piece, variant },
        blocks: fold.value.blocks.map((block) => showBlock(types, block, call.locale)),
      }),
    );
  });

  route(
    api,
    signFoldPreview,
    async (call) => {
      const { slug, id } = call.params;
      const signed = await signPreview(shop, call, {
        slug,
        id,
        variant: call.body.variant ?? null,
      });
      return signed.ok
        ? reply(201, { path: signed.value.path, expires: signed.value.expires.toISOString() })
        : refusalReply(signed.failure);
    },
    { owns: (call) => signingSecret(shop, call) },
  );
};
