import { basketLinesWithQuantity, queryGraph } from '@tailorbird/contract/graphql';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

export const basketQuantities = async (
  client: HttpClient,
): Promise<Result<readonly number[], { readonly kind: 'unreachable' }>> => {
  const { name, text, content } = basketLinesWithQuantity;
  const answer = await client.send(queryGraph, {
    body: { query: text, operationName: name, variables: {} },
  });
  const read = answer.status === 200 ? content.safeParse(answer.body.data) : null;
  return read?.success
    ? ok(read.data.current_basket.lines.map(({ quantity }) => quantity))
    : err({ kind: 'unreachable' });
};
