import type { LineSnapshot } from './basket.ts';

/**
 * A key that is equal for two snapshots if and only if they are the same piece: type, color,
 * properties in any order, initials, size and version, note, tier and delivery.
 */
export const lineIdentity = (snapshot: LineSnapshot): string =>
  JSON.stringify([
    snapshot.clothingTypeId,
    snapshot.fabricColorId,
    Object.entries(snapshot.selectedProperties).sort(),
    snapshot.initials.normalize(),
    snapshot.userSizeId,
    snapshot.userSizeVersion,
    snapshot.note.trim(),
    snapshot.giftCardTier,
    ...(snapshot.gift ? [[snapshot.gift.recipient, snapshot.gift.email, snapshot.gift.on]] : []),
  ]);
