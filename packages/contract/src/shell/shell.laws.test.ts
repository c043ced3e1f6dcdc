import { consentPurposes } from '@tailorbird/domain/shell';
import fc from 'fast-check';
import { it } from 'vitest';
import { comesBack, isWrittenAs } from '../testing/comesBack.ts';
import { fromWireConsentChoice, toWireConsentChoice } from './mapConsent.ts';
import { consentChoice } from './schema.ts';

it('a choice about consent comes back', () =>
  comesBack(
    consentChoice,
    fc.record({
      version: fc.integer({ min: 1, max: 9_999 }),
      allowed: fc.subarray([...consentPurposes]),
      reference: fc.uuid(),
    }),
    toWireConsentChoice,
    fromWireConsentChoice,
  ));

it('[GUARD-19] POST /api/v1/consent/, as it is documented', () =>
  isWrittenAs(
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
