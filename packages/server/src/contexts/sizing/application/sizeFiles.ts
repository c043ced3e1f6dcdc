import type { WireSizeToImport } from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  bodyOfSize,
  estimateOfPrefs,
  freeSewingMeasurements,
  freeSewingNotes,
  type GarmentInterval,
  garmentIntervals,
  parseSizeFile,
  type SizeContent,
  type SizeTrust,
  sizeOfFile,
  trustInPrefs,
} from '@tailorbird/domain/sizing';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { findStandardSize } from '../store/sizes.ts';
import { isOwnWearer } from '../store/wearers.ts';
import { toContent, toStored } from './content.ts';
import { ownSize } from './readSizes.ts';
import { errorsOf } from './requestedSize.ts';
import { type SizeNotCreated, saveFor } from './saveSizes.ts';
import { type SizingNeeds, sizeTypeOf } from './sizeTypes.ts';
import { usableSizeTypes } from './visibility.ts';

export const ownContent = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
): Promise<Result<{ readonly type: SizeType; readonly content: SizeContent }, NotFound>> => {
  const size = await ownSize(shop, actor, id);
  const type = size.ok && sizeTypeOf(shop, size.value);
  return size.ok && type
    ? ok({ type, content: toContent(size.value, type) })
    : err({ kind: 'not-found' });
};

export const ownMeasurements = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
): Promise<
  Result<
    {
      readonly name: string;
      readonly notes: string;
      readonly measies: ReturnType<typeof freeSewingMeasurements>;
    },
    NotFound
  >
> => {
  const own = await ownContent(shop, actor, id);
  if (!own.ok) return own;
  const { type, content } = own.value;
  return ok({
    name: content.title,
    notes: freeSewingNotes(content.asymmetry).join('; '),
    measies: freeSewingMeasurements(bodyOfSize(type.slug, content)),
  });
};

/** The reliability of an own size by the prefs it was computed from; null without prefs. */
export const ownTrust = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
): Promise<
  Result<
    { readonly trust: SizeTrust; readonly intervals: readonly GarmentInterval[] } | null,
    NotFound
  >
> => {
  const own = await ownContent(shop, actor, id);
  if (!own.ok) return own;
  const { type, content } = own.value;
  const trust = content.prefs && trustInPrefs(content.prefs);
  if (!content.prefs || !trust) return ok(null);
  const request = {
    estimate: estimateOfPrefs(content.prefs),
    sizeTypeSlug: type.slug,
    fit: content.prefs.fit,
    cutFor: content.cutFor,
  };
  return ok({ trust, intervals: garmentIntervals(request) ?? [] });
};

/**
 * Saves a size from a file for the actor. An existing standard size is not created again
 * (SIZE-31).
 */
export const importSize = async (
  shop: SizingNeeds,
  actor: Actor,
  { file, wearer_id: wearerId = null }: WireSizeToImport,
): Promise<Result<StoredSize, SizeNotCreated>> => {
  const read = parseSizeFile(file);
  if (!read.ok)
    return err({ kind: 'size-invalid', errors: { file: ['This is no file of a size.'] } });
  const { sizeTypeSlug, title, cutFor } = read.value;
  const type = usableSizeTypes(shop, await actor.viewer()).find(
    ({ slug }) => slug === sizeTypeSlug,
  );
  if (!type) return err({ kind: 'unknown-size-type' });
  const made = sizeOfFile(read.value);
  if (!made.ok)
    return err({ kind: 'size-invalid', errors: errorsOf(made.failure, title, type.slug, cutFor) });
  const { standardSize } = made.value;
  const owner = await actor.owner();
  return await shop.database.transaction<Result<StoredSize, SizeNotCreated>>(async (trx) => {
    await acquireLocks(trx, [lockNameOf(owner)]);
    if (!(await isOwnWearer(trx, owner, wearerId))) return err({ kind: 'unknown-wearer' });
    const before =
      standardSize && (await findStandardSize(trx, owner, type.id, standardSize, wearerId));
    return before
      ? ok(before)
      : await saveFor(
          trx,
          owner,
          { ...toStored(made.value, type), sizeTypeId: type.id, wearerId },
          shop.clock(),
        );
  }, 'read committed');
};
