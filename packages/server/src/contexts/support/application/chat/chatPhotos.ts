import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { PhotoFailure } from '@tailorbird/domain/support';
import type { WithDatabase } from '../../../../platform/database/database.ts';
import type { WithFiles } from '../../../../platform/files/fileStore.ts';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../../platform/runtime/runtime.ts';
import { type NotFound, requireStaff } from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { createToken } from '../../../../platform/session/secrets.ts';
import { conversationOfPhoto, countChatPhotos, insertChatPhoto } from '../../store/chatPhotos.ts';
import { findConversation } from '../../store/conversations.ts';
import { preparePhoto } from '../photos/preparePhoto.ts';
import { photoKey, type TooManyFiles } from '../photos/storePhoto.ts';
import { conversationOf } from './conversation.ts';

type ChatPhotoNeeds = WithDatabase & WithFiles & WithRandom & WithClock & WithSettings;

const mostPhotos = 60;

/** Re-encodes a photo and stores it for a message of the visitor's conversation. */
export const storeChatPhoto = async (
  shop: ChatPhotoNeeds,
  actor: Actor,
  read: () => Promise<Uint8Array>,
): Promise<Result<string, PhotoFailure | TooManyFiles | RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'photo', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const owner = await actor.owner();
  const { id: conversationId } = await shop.database.transaction(
    (trx) => conversationOf(trx, owner, actor, shop.clock()),
    'read committed',
  );
  if ((await countChatPhotos(shop.database.queries, conversationId)) >= mostPhotos)
    return err({ kind: 'too-many-files', maximum: mostPhotos });
  const prepared = await preparePhoto(await read());
  if (!prepared.ok) return prepared;
  const id = createToken(shop.random);
  await shop.files.put(photoKey(id, 'whole'), prepared.value.picture);
  await shop.files.put(photoKey(id, 'thumbnail'), prepared.value.thumbnail);
  await insertChatPhoto(shop.database.queries, { id, conversationId }, shop.clock());
  return ok(id);
};

/**
 * A photo of a conversation, for its owner and for staff. An unauthorized request gets the same
 * answer as one for a missing photo.
 */
export const readChatPhoto = async (
  shop: WithDatabase & WithFiles,
  actor: Actor,
  photo: { readonly id: string; readonly size: 'thumbnail' | 'whole' },
): Promise<Result<Uint8Array<ArrayBuffer>, NotFound>> => {
  const { queries } = shop.database;
  const conversationId = await conversationOfPhoto(queries, photo.id);
  if (conversationId === undefined) return err({ kind: 'not-found' });
  const owner = await actor.knownOwner();
  const isOwn = owner !== null && (await findConversation(queries, owner))?.id === conversationId;
  if (!isOwn && !requireStaff(await actor.visitor(), 'admins').ok)
    return err({ kind: 'not-found' });
  const bytes = await shop.files.get(photoKey(photo.id, photo.size));
  return bytes ? ok(bytes) : err({ kind: 'not-found' });
};
