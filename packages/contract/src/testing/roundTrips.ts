import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';

/** The body after JSON encoding, decoding and schema validation. */
export const sent = <Of extends Schema>(schema: Of, body: unknown): z.output<Of> =>
  z.parse(schema, JSON.parse(JSON.stringify(body)));

/** Law of a mapper pair: mapping a value to the wire and back returns the same value. */
export const roundTrips = <Value, Of extends Schema>(
  schema: Of,
  values: fc.Arbitrary<Value>,
  toWire: (value: Value) => z.input<Of>,
  fromWire: (body: z.output<Of>) => unknown,
): void =>
  fc.assert(
    fc.property(values, (value) => {
      expect(fromWire(sent(schema, toWire(value)))).toEqual(value);
    }),
  );

/**
 * Checks both mappers against a documented body. The law alone would also hold for two
 * mappers that are wrong in the same way.
 */
export const matchesDocument = <const Value, Of extends Schema>(
  schema: Of,
  { body, means }: { readonly body: z.input<Of>; readonly means: Value },
  toWire: (value: Value) => z.input<Of>,
  fromWire: (body: z.output<Of>) => unknown,
): void => {
  expect(sent(schema, toWire(means))).toEqual(body);
  expect(fromWire(sent(schema, body))).toEqual(means);
};
