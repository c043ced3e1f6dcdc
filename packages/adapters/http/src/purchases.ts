import { orderNumber, readOrderAnalytics } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import { isForbidden, isNotFound, type Purchases } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** What may be told of an own order, over HTTP. */
export const readPurchase = async (
  client: HttpClient,
  number: string,
): ReturnType<Purchases['purchase']> => {
  if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
  const answer = await client.send(readOrderAnalytics, { params: { number } });
  if (isForbidden(answer) || isNotFound(answer)) return err({ kind: 'order-not-found' });
  return answer.status === 200
    ? ok({ google: answer.body.google_analytics, segment: answer.body.segment_analytics })
    : err({ kind: 'unreachable' });
};
