import {
  convertUserSize,
  createSizeForUser,
  createUserSize,
  deleteUserSize,
  deleteUserSizes,
  exportUserSizes,
  fromWirePrefs,
  listSizeTypes,
  listUserSizes,
  lookUpSize,
  previewSizeConversion,
  readSizeConversion,
  readSizeDependencies,
  readSizeHistory,
  readSizeType,
  readUserSize,
  restoreUserSize,
  toWireMeasurement,
  toWireSizeConversion,
  toWireSizeDependencies,
  toWireSizeHistory,
  toWireSizeType,
  toWireStandardSize,
  toWireUserSize,
  updateSizeForUser,
  updateUserSize,
  type WireMeasurement,
  type WireUserSize,
  type WireUserSizeToChange,
  type WireUserSizeToCreate,
} from '@tailorbird/contract/sizing';
import { bodyMeasures, convertSize, estimateOfPrefs, makeSize, recommendFromSize, recommendStandardSize } from '@tailorbird/domain/sizing';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicly, refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { requireStaff } from '../../platform/session/access.ts';
import type { WithIdentities } from '../../platform/session/identities.ts';
import type { Owner } from '../../platform/session/visitor.ts';
import type { SizeType, WithCatalog } from '../catalog/application/catalog.ts';
import { toContent, toStored } from './application/content.ts';
import { errorsOf, sizeToChange, sizeToCreate } from './application/requestedSize.ts';
import { showHistory, showMeasurements, showSize, showSizeType } from './application/showSize.ts';
import type { WithSizeUses } from './application/sizeUses.ts';
import { shownSizeTypes, usableSizeTypes } from './application/visibility.ts';
import {
  allSizesOf,
  bringBack,
  deleteSize,
  eraseSizes,
  findSize,
  findStandardSize,
  mostSizes,
  type StoredSize,
  saveSize,
  saveVersion,
  sizesById,
  sizesOf,
  versionsOf,
} from './store/sizes.ts';
import type { SavedMeasurement } from './tables.ts';

const tooMany = { non_field_errors: [`More than ${mostSizes} sizes cannot be kept.`] };
const unknownSizeType = { size_type: ['Unknown size type.'] };

/** Size types, and the sizes of the visitor; somebody else's size does not exist. */
export const sizingRoutes = (
  api: Api,
  shop: WithDatabase & WithCatalog & WithClock & WithSettings & WithIdentities & WithSizeUses,
): void => {
  const { database, catalog, clock, sizeUses, identities } = shop;
  const queries = database.queries;

  const typeOf = (size: StoredSize): SizeType | undefined => catalog.sizeTypes.find(({ id }) => id === size.sizeTypeId);
  const usableType = async (visit: Visit, id: number): Promise<SizeType | undefined> =>
    usableSizeTypes(shop, await visit.viewer()).find((type) => type.id === id);
  const toWire = (stored: StoredSize, visit: Visit): WireUserSize => {
    const { size, details } = showSize(stored, typeOf(stored), visit.locale);
    return toWireUserSize(size, details);
  };
  const toWireMeasurements = (saved: readonly SavedMeasurement[], type: SizeType, visit: Visit): WireMeasurement[] => {
    const { measurements, measurementOf } = showMeasurements(saved, type, visit.locale);
    return measurements.map((measurement) => toWireMeasurement(measurement, measurementOf(measurement)));
  };

  /** Why the visitor may not act for others; null when they may. In a store, staff save sizes for those they serve. */
  const onlyFor = (who: 'admins' | 'admins and stores') => async (visit: Visit) => {
    const staff = requireStaff(await visit.visitor(), who);
    return staff.ok ? null : refusalReply(staff.failure);
  };

  const create = async (visit: Visit, sent: WireUserSizeToCreate, ownerOf: () => Promise<Owner>) => {
    const type = await usableType(visit, sent.size_type);
    if (!type) return reply(400, unknownSizeType);
    const content = sizeToCreate(type, sent);
    if (!content.ok) return reply(400, content.failure);
    const owner = await ownerOf();
    const saved = await database.transaction(async (trx) => {
      if ((await sizesOf(trx, owner)).length >= mostSizes) return undefined;
      const id = await saveSize(trx, owner, { ...content.value, sizeTypeId: type.id }, clock());
      return await findSize(trx, owner, id);
    });
    return saved ? reply(201, toWire(saved, visit)) : reply(400, tooMany);
  };

  const update = async (visit: Visit, sent: WireUserSizeToChange, owner: Owner | null, id: number) => {
    if (!owner) return notFound;
    return await database.transaction(async (trx) => {
      const size = await findSize(trx, owner, id);
      const type = size && typeOf(size);
      if (!size || !type) return notFound;
      const changed = sizeToChange(type, size, sent);
      if (!changed.ok) return reply(400, changed.failure);
      return reply(200, toWire(changed.value ? await saveVersion(trx, size, changed.value, clock()) : size, visit));
    });
  };

  route(api, listSizeTypes, async (call) => {
    const viewer = await call.viewer();
    const answer = reply(
      200,
      shownSizeTypes(shop, viewer).map((type) => toWireSizeType(showSizeType(type, call.locale))),
    );
    return viewer.adminUi ? answer : publicly(answer);
  });

  route(api, readSizeType, async (call) => {
    const type = await usableType(call, Number(call.params.id));
    return type ? reply(200, toWireSizeType(showSizeType(type, call.locale))) : notFound;
  });

  route(api, readSizeDependencies, async (call) => {
    const type = await usableType(call, Number(call.params.id));
    return type ? reply(200, toWireSizeDependencies(showSizeType(type, call.locale))) : notFound;
  });

  route(api, listUserSizes, async (call) => {
    const owner = await call.knownOwner();
    const sizes = owner === null ? [] : await sizesOf(queries, owner);
    return reply(
      200,
      sizes.map((size) => toWire(size, call)),
    );
  });

  route(api, createUserSize, (call) => create(call, call.body, call.owner));

  route(
    api,
    createSizeForUser,
    async (call) => {
      const account = await identities.accountOf(Number(call.params.userId));
      return account ? await create(call, call.body, async () => ({ kind: 'customer', accountId: account.id })) : notFound;
    },
    { refusal: onlyFor('admins and stores') },
  );

  route(api, deleteUserSizes, async (call) => {
    const owner = await call.knownOwner();
    if (owner) await database.transaction((trx) => eraseSizes(trx, sizeUses, owner, clock()));
    return reply(204, undefined);
  });

  // Before the sizes by id, whose path it fits.
  route(api, exportUserSizes, async (call) => {
    const owner = await call.knownOwner();
    const sizes = owner === null ? [] : await allSizesOf(queries, owner);
    const ids = sizes.map(({ id }) => id);
    const [versions, uses] = [await versionsOf(queries, ids), owner === null ? [] : await sizeUses.ordered(queries, owner, ids)];
    return reply(
      200,
      {
        exported_at: clock().toISOString(),
        sizes: sizes.map((size) => ({
          ...toWire(size, call),
          size_type_title: typeOf(size)?.title[call.locale] ?? '',
          date_deleted: size.deletedAt,
          history: toWireSizeHistory(showHistory(size, versions.get(size.id) ?? [], uses, typeOf(size), call.locale)),
        })),
      },
      { 'content-disposition': 'attachment; filename="sizes.json"' },
    );
  });

  route(api, readUserSize, async (call) => {
    const owner = await call.knownOwner();
    const size = owner && (await findSize(queries, owner, Number(call.params.id)));
    return size ? reply(200, toWire(size, call)) : notFound;
  });

  route(api, updateUserSize, async (call) => update(call, call.body, await call.knownOwner(), Number(call.params.id)));

  route(
    api,
    updateSizeForUser,
    async (call) => {
      return await update(call, call.body, { kind: 'customer', accountId: Number(call.params.userId) }, Number(call.params.id));
    },
    { refusal: onlyFor('admins') },
  );

  route(api, deleteUserSize, async (call) => {
    const owner = await call.knownOwner();
    const deleted = owner !== null && (await deleteSize(queries, owner, Number(call.params.id), clock()));
    return deleted ? reply(204, undefined) : notFound;
  });

  route(api, readSizeHistory, async (call) => {
    const owner = await call.knownOwner();
    const size = owner && (await findSize(queries, owner, Number(call.params.id)));
    if (!owner || !size) return notFound;
    const versions = (await versionsOf(queries, [size.id])).get(size.id) ?? [];
    const uses = await sizeUses.ordered(queries, owner, [size.id]);
    return reply(200, toWireSizeHistory(showHistory(size, versions, uses, typeOf(size), call.locale)));
  });

  route(api, restoreUserSize, async (call) => {
    const owner = await call.knownOwner();
    if (!owner) return notFound;
    const { version } = call.body;
    return await database.transaction(async (trx) => {
      const size = await findSize(trx, owner, Number(call.params.id), 'kept and removed');
      const wanted = size && (await versionsOf(trx, [size.id])).get(size.id)?.find((each) => each.version === version);
      if (!size || !wanted) return notFound;
      const standard = wanted.standardSize && (await findStandardSize(trx, owner, size.sizeTypeId, wanted.standardSize));
      // A standard size is there once (SIZE-31): who made it again meanwhile has it.
      if (standard && standard.id !== size.id) return reply(200, toWire(standard, call));
      const restored = version === size.version ? await bringBack(trx, size) : await saveVersion(trx, size, wanted, clock());
      return reply(200, toWire(restored, call));
    });
  });

  /** A size of the visitor and what it would be for another garment type. */
  const converted = async (visit: Visit, owner: Owner | null, params: { readonly id: string; readonly sizeTypeId: string }) => {
    const size = owner && (await findSize(queries, owner, Number(params.id)));
    const from = size && typeOf(size);
    if (!size || !from) return { refused: notFound };
    const type = await usableType(visit, Number(params.sizeTypeId));
    const content = toContent(size, from);
    const conversion = type && convertSize(from.slug, type.slug, content);
    if (!type || !conversion) return { refused: reply(400, unknownSizeType) };
    return { size, type, conversion, content };
  };

  route(api, readSizeConversion, async (call) => {
    const found = await converted(call, await call.knownOwner(), call.params);
    if (found.refused) return found.refused;
    const { size, type, conversion } = found;
    const stored = toStored({ ...conversion, title: '', prefs: null }, type, { sourceOf: () => size.id });
    const { measurements, measurementOf } = showMeasurements(stored.measurements, type, call.locale);
    return reply(200, toWireSizeConversion({ ...conversion, sizeTypeId: type.id, measurements }, measurementOf));
  });

  route(api, convertUserSize, async (call) => {
    const owner = await call.knownOwner();
    const found = await converted(call, owner, call.params);
    if (found.refused) return found.refused;
    const { size, type, conversion, content } = found;
    if (!owner || type.id === size.sizeTypeId) return reply(201, toWire(size, call));
    const { standardSize, measurements } = conversion;
    const isStandard = standardSize !== null;
    const stored = toStored({ title: size.title, prefs: content.prefs, standardSize, measurements }, type, {
      preferences: size.preferences,
      sourceOf: () => (isStandard ? null : size.id),
    });
    const saved = await database.transaction(async (trx) => {
      const before = standardSize && (await findStandardSize(trx, owner, type.id, standardSize));
      if (before) return before;
      if ((await sizesOf(trx, owner)).length >= mostSizes) return undefined;
      return await findSize(trx, owner, await saveSize(trx, owner, { ...stored, sizeTypeId: type.id }, clock()));
    });
    return saved ? reply(201, toWire(saved, call)) : reply(400, tooMany);
  });

  route(
    api,
    lookUpSize,
    async (call) => {
      const type = await usableType(call, call.body.size_type);
      if (!type) return reply(400, unknownSizeType);
      const prefs = fromWirePrefs(call.body);
      if (!prefs) return reply(400, { non_field_errors: ['Not enough to compute a size from.'] });
      const made = makeSize(type.slug, { title: '-', prefs });
      if (!made.ok) return reply(400, flat(errorsOf(made.failure, '-', type.slug)));
      const estimate = estimateOfPrefs(prefs);
      const recommended = recommendStandardSize(estimate);
      return reply(200, {
        size_type: type.id,
        measurements: toWireMeasurements(toStored(made.value, type).measurements, type, call),
        body: Object.fromEntries(bodyMeasures.map((measure) => [measure, { mean: estimate[measure].meanCm, sd: estimate[measure].sdCm }])),
        recommended: recommended && { ...toWireStandardSize(recommended), probability: recommended.probability },
      });
    },
    { refusal: onlyFor('admins') },
  );

  route(
    api,
    previewSizeConversion,
    async (call) => {
      const { user_size_id, size_type, created_with_prefs, measurements, target_size_type } = call.body;
      const target = await usableType(call, target_size_type);
      if (!target) return reply(400, { target_size_type: unknownSizeType.size_type });
      const saved = user_size_id ? (await sizesById(queries, [user_size_id])).get(user_size_id) : undefined;
      if (user_size_id && !saved) return notFound;
      const source = saved ? typeOf(saved) : await usableType(call, size_type ?? 0);
      if (!source) return reply(400, unknownSizeType);
      const given = saved ? ({ ok: true, value: saved } as const) : sizeToCreate(source, { title: '-', created_with_prefs, measurements });
      if (!given.ok) return reply(400, given.failure);
      const content = toContent(given.value, source);
      const conversion = convertSize(source.slug, target.slug, content);
      if (!conversion) return reply(400, { target_size_type: unknownSizeType.size_type });
      const recommended = recommendFromSize(source.slug, content);
      const sourceOf = (): number | null => saved?.id ?? null;
      const stored = toStored({ ...conversion, title: '', prefs: null }, target, { sourceOf });
      const shown = showMeasurements(stored.measurements, target, call.locale);
      return reply(200, {
        ...toWireSizeConversion({ ...conversion, sizeTypeId: target.id, measurements: shown.measurements }, shown.measurementOf),
        source: {
          size_type: source.id,
          title: saved?.title ?? '',
          standard_size: given.value.standardSize && toWireStandardSize(given.value.standardSize),
          measurements: toWireMeasurements(given.value.measurements, source, call),
        },
        recommended: recommended && { ...toWireStandardSize(recommended), probability: recommended.probability },
      });
    },
    { refusal: onlyFor('admins') },
  );
};

/** What concerns the prefs, where the body is the prefs. */
const flat = (errors: ReturnType<typeof errorsOf>): ReturnType<typeof errorsOf> => {
  const { created_with_prefs: inPrefs, ...rest } = errors;
  return { ...rest, ...(inPrefs && !Array.isArray(inPrefs) ? inPrefs : {}) };
};
