import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type ConvertedSize,
  convertSize,
  cutForOf,
  isCutForOthers,
  type SizeContent,
} from '@tailorbird/domain/sizing';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredContent, StoredSize } from '../store/sizeRows.ts';
import { findStandardSize } from '../store/sizes.ts';
import { toContent, toStored } from './content.ts';
import { ownSize } from './readSizes.ts';
import { type Errors, errorsOf } from './requestedSize.ts';
import { saveFor, type TooManySizes } from './saveSizes.ts';
import { type SizingNeeds, sizeTypeOf, type UnknownSizeType, usableType } from './sizeTypes.ts';

export type Conversion = {
  readonly type: SizeType;
  readonly converted: ConvertedSize;
  readonly stored: StoredContent;
};

/** `size-invalid`: no garment of the type has a block for this cut (SIZE-97). */
type NotConverted =
  | NotFound
  | UnknownSizeType
  | { readonly kind: 'size-invalid'; readonly errors: Errors };

type Found = {
  readonly size: StoredSize;
  readonly content: SizeContent;
  readonly type: SizeType;
  readonly converted: ConvertedSize;
};

const findConversion = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
  sizeTypeId: number,
): Promise<Result<Found, NotConverted>> => {
  const found = await ownSize(shop, actor, id);
  if (!found.ok) return found;
  const size = found.value;
  const from = sizeTypeOf(shop, size);
  if (!from) return err({ kind: 'not-found' });
  const type = await usableType(shop, actor, sizeTypeId);
  const content = toContent(size, from);
  const converted = type && convertSize(from.slug, type.slug, content);
  if (type && converted) return ok({ size, content, type, converted });
  const cutFor = cutForOf(content);
  return type && isCutForOthers(type.slug, cutFor)
    ? err({
        kind: 'size-invalid',
        errors: errorsOf(
          { kind: 'size-invalid', fields: ['cutFor'] },
          content.title,
          type.slug,
          cutFor,
        ),
      })
    : err({ kind: 'unknown-size-type' });
};

export const readConversion = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
  sizeTypeId: number,
): Promise<Result<Conversion, NotConverted>> => {
  const found = await findConversion(shop, actor, id, sizeTypeId);
  if (!found.ok) return found;
  const { size, content, type, converted } = found.value;
  return ok({
    type,
    converted,
    stored: toStored({ ...content, ...converted, title: '', prefs: null }, type, {
      sourceOf: () => size.id,
    }),
  });
};

/**
 * Saves the conversion of an own size. Its own type returns the size itself, and a standard
 * size is saved once (SIZE-31).
 */
export const saveConversion = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
  sizeTypeId: number,
): Promise<Result<StoredSize, NotConverted | TooManySizes>> => {
  const found = await findConversion(shop, actor, id, sizeTypeId);
  if (!found.ok) return found;
  const { size, content, type, converted } = found.value;
  if (type.id === size.sizeTypeId) return ok(size);
  const { standardSize, measurements } = converted;
  const stored = toStored({ ...content, title: size.title, standardSize, measurements }, type, {
    preferences: size.preferences,
    sourceOf: () => (standardSize === null ? size.id : null),
  });
  const owner = await actor.owner();
  return await shop.database.transaction(async (trx) => {
    await acquireLocks(trx, [lockNameOf(owner)]);
    const before =
      standardSize && (await findStandardSize(trx, owner, type.id, standardSize, size.wearerId));
    return before
      ? ok(before)
      : await saveFor(
          trx,
          owner,
          { ...stored, sizeTypeId: type.id, wearerId: size.wearerId },
          shop.clock(),
        );
  }, 'read committed');
};
