import { fromWireListedSize, userSizes } from '@tailorbird/contract/graphql';
import { ok, type Result } from '@tailorbird/domain/kernel';
import type { ListedSize, SizeRefused } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { runOperation } from './runOperation.ts';

/** The visitor's sizes in short, through GraphQL (API-82). */
export const listedSizes = async (
  client: HttpClient,
  sizeTypeId: number | undefined,
): Promise<Result<readonly ListedSize[], SizeRefused>> => {
  const variables = sizeTypeId === undefined ? {} : { sizeTypeId };
  const sizes = await runOperation(client, userSizes, variables);
  return sizes.ok ? ok(sizes.value.user_sizes.map(fromWireListedSize)) : sizes;
};
