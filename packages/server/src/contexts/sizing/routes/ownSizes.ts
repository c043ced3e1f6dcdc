import {
  createUserSize,
  deleteUserSize,
  deleteUserSizes,
  exportUserSizes,
  listUserSizes,
  readSizeHistory,
  readUserSize,
  restoreUserSize,
  toWireSizeHistory,
  updateUserSize,
} from '@tailorbird/contract/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import {
  allSizeRecords,
  ownSize,
  ownSizes,
  type SizeRecord,
  sizeHistory,
} from '../application/readSizes.ts';
import { eraseOwnSizes, removeSize, restoreSize } from '../application/removeSizes.ts';
import { changeSize, createSize } from '../application/saveSizes.ts';
import { showHistory } from '../application/showSize.ts';
import { type SizingNeeds, sizeTypeOf } from '../application/sizeTypes.ts';
import { sizeRefused, wireSizeOf } from './wireSize.ts';

export const ownSizeRoutes = (api: Api, shop: SizingNeeds): void => {
  const historyOf = ({ size, versions, uses }: SizeRecord, { locale }: Visit) =>
    toWireSizeHistory(showHistory(size, versions, uses, sizeTypeOf(shop, size), locale));

  route(api, listUserSizes, async (call) => {
    const sizes = await ownSizes(shop, call);
    return reply(
      200,
      sizes.map((size) => wireSizeOf(shop, size, call)),
    );
  });

  route(api, createUserSize, async (call) => {
    const created = await createSize(shop, call, call.body);
    return created.ok
      ? reply(201, wireSizeOf(shop, created.value, call))
      : sizeRefused(created.failure);
  });

  route(api, deleteUserSizes, async (call) => {
    await eraseOwnSizes(shop, call);
    return reply(204, undefined);
  });

  // Added before the route by id, which also matches its path.
  route(api, exportUserSizes, async (call) => {
    const records = await allSizeRecords(shop, call);
    return reply(
      200,
      {
        exported_at: shop.clock().toISOString(),
        sizes: records.map((record) => ({
          ...wireSizeOf(shop, record.size, call),
          size_type_title: sizeTypeOf(shop, record.size)?.title[call.locale] ?? '',
          date_deleted: record.size.deletedAt,
          history: historyOf(record, call),
        })),
      },
      { 'content-disposition': 'attachment; filename="sizes.json"' },
    );
  });

  route(api, readUserSize, async (call) => {
    const size = await ownSize(shop, call, Number(call.params.id));
    return size.ok ? reply(200, wireSizeOf(shop, size.value, call)) : refusalReply(size.failure);
  });

  route(
    api,
    updateUserSize,
    async (call) => {
      const changed = await changeSize(shop, call, Number(call.params.id), call.body);
      return changed.ok
        ? reply(200, wireSizeOf(shop, changed.value, call))
        : sizeRefused(changed.failure);
    },
    { owns: (call) => ownSize(shop, call, Number(call.params.id)) },
  );

  route(api, deleteUserSize, async (call) => {
    const removed = await removeSize(shop, call, Number(call.params.id));
    return removed.ok ? reply(204, undefined) : refusalReply(removed.failure);
  });

  route(api, readSizeHistory, async (call) => {
    const history = await sizeHistory(shop, call, Number(call.params.id));
    return history.ok ? reply(200, historyOf(history.value, call)) : refusalReply(history.failure);
  });

  route(
    api,
    restoreUserSize,
    async (call) => {
      const restored = await restoreSize(shop, call, Number(call.params.id), call.body.version);
      return restored.ok
        ? reply(200, wireSizeOf(shop, restored.value, call))
        : refusalReply(restored.failure);
    },
    { owns: (call) => ownSize(shop, call, Number(call.params.id), 'kept and removed') },
  );
};
