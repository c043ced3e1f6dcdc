import { fromWireClothingType, readClothingType } from '@tailorbird/contract/catalog';
import { fromWireStandardSizeNode, standardSonSizes } from '@tailorbird/contract/graphql';
import type { ClothingType, NotFound } from '@tailorbird/domain/catalog';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isNotFound } from '@tailorbird/domain/shell';
import type { StandardSize } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { runOperation } from './runOperation.ts';

/*
 * Calls for channels other than the shop's pages, such as a kiosk, till or bot. They
 * identify garments by the number on the label and offer standard sizes directly
 * (docs/api/sell-from-a-kiosk.md).
 */

type Unreached = { readonly kind: 'unreachable' };

export const clothingTypeOfId = async (
  client: HttpClient,
  id: number,
): Promise<Result<ClothingType, NotFound | Unreached>> => {
  const answer = await client.send(readClothingType, { params: { id } });
  if (answer.status === 200) return ok(fromWireClothingType(answer.body));
  return err({ kind: isNotFound(answer) ? 'not-found' : 'unreachable' });
};

export type NumberedSize = { readonly id: number; readonly size: StandardSize };

export const standardSizesOf = async (
  client: HttpClient,
): Promise<Result<readonly NumberedSize[], Unreached>> => {
  const sizes = await runOperation(client, standardSonSizes);
  if (!sizes.ok) return sizes;
  return ok(
    sizes.value.standard_sizes.flatMap((node) => {
      const size = fromWireStandardSizeNode(node);
      return size ? [{ id: node.id, size }] : [];
    }),
  );
};
