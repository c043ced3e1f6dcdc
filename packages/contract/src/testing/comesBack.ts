import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';

/** A body as it arrives: written, read, and checked against its schema. */
export const sent = <Of extends Schema>(schema: Of, body: unknown): z.output<Of> =>
  z.parse(schema, JSON.parse(JSON.stringify(body)));

/** The law of a pair of mappers: what is written, sent and read again is what it was. */
export const comesBack = <Value, Of extends Schema>(
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
 * A body written by hand from the documentation, and what it means. A law alone would hold for two mappers that are wrong in the same way; an example
 * holds each of them to the text.
 */
export const isWrittenAs = <const Value, Of extends Schema>(
  schema: Of,
  { body, means }: { readonly body: z.input<Of>; readonly means: Value },
  toWire: (value: Value) => z.input<Of>,
  fromWire: (body: z.output<Of>) => unknown,
): void => {
  expect(sent(schema, toWire(means))).toEqual(body);
  expect(fromWire(sent(schema, body))).toEqual(means);
};
