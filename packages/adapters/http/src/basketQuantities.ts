import { basketLinesWithQuantity } from '@tailorbird/contract/graphql';
import { ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { runOperation } from './runOperation.ts';

export const basketQuantities = async (
  client: HttpClient,
): Promise<Result<readonly number[], { readonly kind: 'unreachable' }>> => {
  const basket = await runOperation(client, basketLinesWithQuantity);
  return basket.ok ? ok(basket.value.current_basket.lines.map(({ quantity }) => quantity)) : basket;
};
