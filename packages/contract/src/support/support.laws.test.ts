import { type InquiryFieldFailure, inquiryTopics } from '@tailorbird/domain/support';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matchesDocument, roundTrips, sent } from '../testing/roundTrips.ts';
import {
  fromWireInquiry,
  fromWireInquiryRefused,
  inquiry,
  inquiryFailure,
  toWireInquiry,
  toWireInquiryRefused,
} from './inquiry.ts';

const key = 'a-form-of-its-own';
const word = fc.stringMatching(/^[a-z]{1,10}$/);

it('an inquiry survives the round trip', () =>
  roundTrips(
    inquiry,
    fc.record({
      topic: fc.constantFrom(...inquiryTopics),
      values: fc.dictionary(word, fc.string(), { noNullPrototype: true }),
    }),
    (form) => toWireInquiry(form, key),
    (body) => fromWireInquiry(body).form,
  ));

const failures: fc.Arbitrary<InquiryFieldFailure> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'required' as const,
      'email-invalid' as const,
      'not-a-choice' as const,
      'not-a-day' as const,
    ),
  }),
  fc.record({ kind: fc.constant('too-long' as const), maximum: fc.nat(4000) }),
);

it('the field failures of an inquiry survive the round trip', () =>
  roundTrips(
    z.object({ fields: z.record(z.string(), inquiryFailure) }),
    fc.dictionary(word, failures, { noNullPrototype: true }),
    toWireInquiryRefused,
    fromWireInquiryRefused,
  ));

it('POST /api/v1/inquiries/ matches its documented body', () => {
  matchesDocument(
    inquiry,
    {
      body: { topic: 'contact', key, values: { name: 'Ada', message: 'Hello.' } },
      means: { topic: 'contact', values: { name: 'Ada', message: 'Hello.' } },
    },
    (form) => toWireInquiry(form, key),
    (body) => fromWireInquiry(body).form,
  );
  const trapped = sent(inquiry, {
    topic: 'contact',
    key,
    values: {},
    website: 'https://spam.example.test',
  });
  expect(fromWireInquiry(trapped)).toMatchObject({ key, isTrap: true });
  expect(fromWireInquiryRefused({ name: ['A body that was no inquiry.'] })).toEqual({});
});
