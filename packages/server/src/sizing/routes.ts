import { createUserSize, deleteUserSize, listSizeTypes, listUserSizes, readSizeType, readUserSize } from '@tailorbird/contract/sizing';
import type { Shop } from '../context.ts';
import type { Api } from '../http/api.ts';
import { notFound, publicly, reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { deleteSize, findSize, mostSizes, saveSize, sizesOf } from './store.ts';
import { shownSizeTypes } from './visibility.ts';
import { toWireSizeType, toWireUserSize } from './wire.ts';

/** Size types, and the sizes of the visitor; somebody else's size does not exist. */
export const sizingRoutes = (api: Api, shop: Shop): void => {
  const { database, catalog, clock } = shop;
  const queries = database.queries;

  route(api, shop, listSizeTypes, async (call) => {
    const viewer = await call.viewer();
    const answer = reply(
      200,
      shownSizeTypes(shop, viewer).map((type) => toWireSizeType(type, call.locale)),
    );
    return viewer.adminUi ? answer : publicly(answer);
  });

  route(api, shop, readSizeType, async (call) => {
    const viewer = await call.viewer();
    const type = shownSizeTypes(shop, viewer).find(({ id }) => id === Number(call.params.id));
    return type ? reply(200, toWireSizeType(type, call.locale)) : notFound;
  });

  route(api, shop, listUserSizes, async (call) => {
    const owner = await call.knownOwner();
    const sizes = owner === null ? [] : await sizesOf(queries, owner);
    return reply(
      200,
      sizes.map((size) => toWireUserSize(size, catalog.sizeTypes, call.locale)),
    );
  });

  route(api, shop, createUserSize, async (call) => {
    const { title, size_type, created_with_prefs } = call.body;
    const measurements = (call.body.measurements ?? []).flatMap(({ size_property_id, value, ...rest }) =>
      size_property_id === undefined || value === undefined ? [] : [{ ...rest, size_property_id, value }],
    );
    const sizeType = shownSizeTypes(shop, await call.viewer()).find(({ id }) => id === size_type);
    if (!sizeType) return reply(400, { size_type: ['Unknown size type.'] });
    if (title.trim() === '') return reply(400, { title: ['This field may not be blank.'] });
    const ids = measurements.map(({ size_property_id }) => size_property_id);
    const known = new Set(sizeType.properties.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) return reply(400, { measurements: ['A size property is not of this size type.'] });
    if (new Set(ids).size < ids.length) return reply(400, { measurements: ['A size property is there twice.'] });

    const owner = await call.owner();
    const saved = await database.transaction(async (trx) => {
      if ((await sizesOf(trx, owner)).length >= mostSizes) return undefined;
      const id = await saveSize(
        trx,
        owner,
        {
          title: title.trim(),
          sizeTypeId: sizeType.id,
          standardSize: null,
          measurements: measurements.map(({ size_property_id, value, origin, lookup_source_id }) => ({
            sizePropertyId: size_property_id,
            value,
            origin,
            lookupSourceId: lookup_source_id ?? null,
          })),
          preferences: created_with_prefs ?? null,
        },
        clock(),
      );
      return await findSize(trx, owner, id);
    });
    return saved
      ? reply(201, toWireUserSize(saved, catalog.sizeTypes, call.locale))
      : reply(400, { non_field_errors: [`More than ${mostSizes} sizes cannot be kept.`] });
  });

  route(api, shop, readUserSize, async (call) => {
    const owner = await call.knownOwner();
    const size = owner && (await findSize(queries, owner, Number(call.params.id)));
    return size ? reply(200, toWireUserSize(size, catalog.sizeTypes, call.locale)) : notFound;
  });

  route(api, shop, deleteUserSize, async (call) => {
    const owner = await call.knownOwner();
    const deleted = owner !== null && (await deleteSize(queries, owner, Number(call.params.id), clock()));
    return deleted ? reply(204, undefined) : notFound;
  });
};
