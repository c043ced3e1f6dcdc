import { consentPurposes } from '@tailorbird/domain/shell';
import fc from 'fast-check';
import { it } from 'vitest';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { consentChoice, fromWireConsentChoice, toWireConsentChoice } from './consent.ts';

it('a consent choice survives the round trip', () =>
  roundTrips(
    consentChoice,
    fc.record({
      version: fc.integer({ min: 1, max: 9_999 }),
      allowed: fc.subarray([...consentPurposes]),
      reference: fc.uuid(),
    }),
    toWireConsentChoice,
    fromWireConsentChoice,
  ));

it('[GUARD-19] POST /api/v1/consent/ matches its documented body', () =>
  matchesDocument(
    consentChoice,
    {
      body: {
        version: 1,
        allowed: ['statistics'],
        reference: '0c6f1d3a-58b1-4a5e-9d0c-3a4f7f0a9a11',
      },
      means: {
        version: 1,
        allowed: ['statistics'],
        reference: '0c6f1d3a-58b1-4a5e-9d0c-3a4f7f0a9a11',
      },
    },
    toWireConsentChoice,
    fromWireConsentChoice,
  ));
