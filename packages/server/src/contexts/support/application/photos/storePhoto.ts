import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { maximumClaimFiles, type PhotoFailure } from '@tailorbird/domain/support';
import type { FileKey, WithFiles } from '../../../../platform/files/fileStore.ts';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import type { WithLogger, WithRandom, WithSettings } from '../../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { createToken } from '../../../../platform/session/secrets.ts';
import {
  abandonedPhotos,
  countPhotos,
  deletePhoto,
  findPhoto,
  insertPhoto,
} from '../../store/photos.ts';
import { type AccessNeeds, visibleOrder } from '../claimAccess.ts';
import { preparePhoto } from './preparePhoto.ts';

export type PhotoNeeds = AccessNeeds & WithFiles & WithRandom & WithSettings & WithLogger;

export type TooManyFiles = { readonly kind: 'too-many-files'; readonly maximum: number };

/**
 * Allows for restarted drafts and several claims: the photo limit of an order is this many
 * times that of a claim.
 */
const claimsOfAnOrder = 5;
const draftsLastMs = 24 * 60 * 60 * 1_000;

export const photoKey = (id: string, size: 'thumbnail' | 'whole'): FileKey =>
  `photos/${id}.${size === 'whole' ? 'jpg' : 'thumb'}`;

export const removePhotoFiles = async ({ files }: WithFiles, id: string): Promise<void> => {
  await Promise.all([files.remove(photoKey(id, 'whole')), files.remove(photoKey(id, 'thumbnail'))]);
};

/** Deletes photos of abandoned drafts after a day, a few at each upload. */
const sweep = async (shop: PhotoNeeds): Promise<void> => {
  const { database, clock, logger } = shop;
  try {
    for (const id of await abandonedPhotos(
      database.queries,
      new Date(clock().getTime() - draftsLastMs),
      20,
    )) {
      if (!(await deletePhoto(database.queries, id))) continue;
      await removePhotoFiles(shop, id);
    }
  } catch (cause) {
    logger.warn({ cause: (cause as Error).message }, 'old photos were not removed');
  }
};

/**
 * Re-encodes a photo and stores it for a claim about an order, or as its receipt. The caller
 * has checked access to the order. The file is read last, after all other checks.
 */
export const storePhoto = async (
  shop: PhotoNeeds,
  actor: Actor,
  {
    orderNumber,
    read,
    receiptOf,
  }: {
    readonly orderNumber: string;
    readonly read: () => Promise<Uint8Array>;
    readonly receiptOf: number | null;
  },
): Promise<Result<string, PhotoFailure | TooManyFiles | RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'photo', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  await sweep(shop);
  const maximum = maximumClaimFiles * claimsOfAnOrder;
  if ((await countPhotos(shop.database.queries, orderNumber)) >= maximum)
    return err({ kind: 'too-many-files', maximum });
  const prepared = await preparePhoto(await read());
  if (!prepared.ok) return prepared;
  const id = createToken(shop.random);
  await shop.files.put(photoKey(id, 'whole'), prepared.value.picture);
  await shop.files.put(photoKey(id, 'thumbnail'), prepared.value.thumbnail);
  await insertPhoto(shop.database.queries, { id, orderNumber, receiptOf }, shop.clock());
  return ok(id);
};

/**
 * A stored photo, for anyone with access to its order, and for staff. An unauthorized request
 * gets the same answer as one for a missing photo.
 */
export const readPhoto = async (
  shop: AccessNeeds & WithFiles,
  actor: Actor,
  photo: {
    readonly id: string;
    readonly size: 'thumbnail' | 'whole';
    readonly link: string | undefined;
  },
): Promise<Result<Uint8Array<ArrayBuffer>, AccessRefused | NotFound>> => {
  const found = await findPhoto(shop.database.queries, photo.id);
  if (!found || !(await visibleOrder(shop, actor, found.orderNumber, photo.link)).ok)
    return err({ kind: 'not-found' });
  const bytes = await shop.files.get(photoKey(photo.id, photo.size));
  return bytes ? ok(bytes) : err({ kind: 'not-found' });
};
