import fc from 'fast-check';
import { it } from 'vitest';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { fromWireSubscription, subscription, toWireSubscription } from './subscription.ts';

const word = fc.string({ maxLength: 40 });

it('a subscription survives the round trip', () =>
  roundTrips(
    subscription,
    fc.record({ email: word, source: word, listId: word }),
    toWireSubscription,
    fromWireSubscription,
  ));

it('[API-75] POST /oscarapi/newsletter/ matches its documented body', () =>
  matchesDocument(
    subscription,
    {
      body: { email: 'ada@example.test', source: 'footer', list_id: 'letters' },
      means: { email: 'ada@example.test', source: 'footer', listId: 'letters' },
    },
    toWireSubscription,
    fromWireSubscription,
  ));
