import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';
import { endpoints } from './index.ts';
import { arbitraryOf } from './testing/arbitraryOf.ts';

const calls: readonly Endpoint[] = Object.values(endpoints);

const travels = (schema: Schema): void =>
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => {
      const arrived: unknown = JSON.parse(JSON.stringify(value));
      expect(z.parse(schema, arrived)).toEqual(arrived);
    }),
    { numRuns: 25 },
  );

describe('every schema of the contract', () => {
  it.each(calls.filter(({ request }) => request).map((call) => [call.name, call] as const))(
    'the request of %s survives the round trip',
    (_, call) => {
      travels(call.request as Schema);
    },
  );

  it.each(
    calls.flatMap((call) =>
      Object.entries(call.responses).flatMap(([status, schema]) =>
        schema ? [[`${call.name} ${status}`, schema] as const] : [],
      ),
    ),
  )('the response of %s survives the round trip', (_, schema) => {
    travels(schema);
  });
});
