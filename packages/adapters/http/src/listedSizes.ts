import { fromWireListedSize, queryGraph, userSizes } from '@tailorbird/contract/graphql';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { ListedSize, SizeRefused } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

/** The visitor's sizes in short, through GraphQL (API-82). */
export const listedSizes = async (
  client: HttpClient,
  sizeTypeId: number | undefined,
): Promise<Result<readonly ListedSize[], SizeRefused>> => {
  const { name, text, content } = userSizes;
  const variables = sizeTypeId === undefined ? {} : { sizeTypeId };
  const answer = await client.send(queryGraph, {
    body: { query: text, operationName: name, variables },
  });
  const read = answer.status === 200 ? content.safeParse(answer.body.data) : null;
  return read?.success
    ? ok(read.data.user_sizes.map(fromWireListedSize))
    : err({ kind: 'unreachable' });
};
