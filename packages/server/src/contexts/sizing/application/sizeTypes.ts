import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithIdentities } from '../../../platform/session/identities.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import type { WithSizeUses } from './sizeUses.ts';
import { usableSizeTypes } from './visibility.ts';

export type SizingNeeds = WithDatabase &
  WithCatalog &
  WithClock &
  WithSettings &
  WithIdentities &
  WithSizeUses;

export type UnknownSizeType = { readonly kind: 'unknown-size-type' };

/** The size type of a saved size, even if it is no longer offered. */
export const sizeTypeOf = (
  { catalog }: WithCatalog,
  { sizeTypeId }: { readonly sizeTypeId: number },
): SizeType | undefined => catalog.sizeTypes.find(({ id }) => id === sizeTypeId);

export const usableType = async (
  shop: WithCatalog & WithSettings,
  actor: Actor,
  id: number,
): Promise<SizeType | undefined> =>
  usableSizeTypes(shop, await actor.viewer()).find((type) => type.id === id);
