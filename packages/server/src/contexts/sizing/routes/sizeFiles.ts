import {
  importUserSize,
  readSizeFile,
  readSizeMeasurements,
  readSizeTrust,
  toWireSizeTrust,
  type WireSizeFile,
} from '@tailorbird/contract/sizing';
import { formatSizeFile } from '@tailorbird/domain/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { respond } from '../../../platform/http/respond.ts';
import { importSize, ownContent, ownMeasurements, ownTrust } from '../application/sizeFiles.ts';
import type { SizingNeeds } from '../application/sizeTypes.ts';
import { sizeRefused, wireSizeOf } from './wireSize.ts';

const attachment = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

export const sizeFileRoutes = (api: Api, shop: SizingNeeds): void => {
  route(api, readSizeFile, async (call) => {
    const own = await ownContent(shop, call, Number(call.params.id));
    if (!own.ok) return refusalReply(own.failure);
    const file = JSON.parse(
      formatSizeFile(own.value.type.slug, own.value.content, 'json'),
    ) as WireSizeFile;
    return reply(200, file, attachment(`size-${call.params.id}.json`));
  });

  api.add('GET', '/customizer_api/v2/user-size2/{id}/file.csv', async (context) => {
    const visit = api.visit(context);
    const { id = '' } = context.req.param();
    const own = /^[1-9]\d{0,8}$/.test(id) ? await ownContent(shop, visit, Number(id)) : null;
    if (!own?.ok) return toResponse(refusalReply({ kind: 'not-found' }));
    return respond(200, formatSizeFile(own.value.type.slug, own.value.content, 'csv'), {
      'content-type': 'text/csv; charset=utf-8',
      ...attachment(`size-${id}.csv`),
      'cache-control': 'private, no-store',
    });
  });

  route(api, readSizeMeasurements, async (call) => {
    const set = await ownMeasurements(shop, call, Number(call.params.id));
    return set.ok
      ? reply(
          200,
          { ...set.value, imperial: false as const },
          attachment(`size-${call.params.id}-freesewing.json`),
        )
      : refusalReply(set.failure);
  });

  route(api, readSizeTrust, async (call) => {
    const found = await ownTrust(shop, call, Number(call.params.id));
    if (!found.ok) return refusalReply(found.failure);
    return reply(200, {
      trust: found.value && toWireSizeTrust(found.value.trust, found.value.intervals),
    });
  });

  route(api, importUserSize, async (call) => {
    const saved = await importSize(shop, call, call.body);
    return saved.ok ? reply(201, wireSizeOf(shop, saved.value, call)) : sizeRefused(saved.failure);
  });
};
