import { describe, expect, test } from 'vitest';
import { checkInquiry, inquiryFields, inquiryTopics } from './index.ts';

const contact = { subject: 'order', name: ' Ada ', email: 'ada@example.com ', message: 'Hello.' };

describe('an inquiry', () => {
  test('[ROUTE-35] an inquiry is trimmed, without empty and unknown fields', () => {
    expect(
      checkInquiry({ topic: 'contact', values: { ...contact, order: '  ', website: 'spam' } }),
    ).toEqual({
      ok: true,
      value: {
        topic: 'contact',
        email: 'ada@example.com',
        values: { subject: 'order', name: 'Ada', email: 'ada@example.com', message: 'Hello.' },
      },
    });
  });

  test.each(inquiryTopics)(
    '[ROUTE-35, ROUTE-37, ROUTE-38] %s inquiries list missing fields in form order',
    (topic) => {
      const checked = checkInquiry({ topic, values: {} });
      const required = inquiryFields[topic]
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name);
      expect(checked.ok ? [] : Object.keys(checked.failure)).toEqual(required);
      expect(required).toEqual(expect.arrayContaining(['name', 'email', 'message']));
    },
  );

  test('an invalid field of an inquiry has a failure', () => {
    const wrong = (change: object) =>
      checkInquiry({ topic: 'contact', values: { ...contact, ...change } });
    expect(wrong({ email: 'ada' })).toEqual({
      ok: false,
      failure: { email: { kind: 'email-invalid' } },
    });
    expect(wrong({ subject: 'gossip' })).toEqual({
      ok: false,
      failure: { subject: { kind: 'not-a-choice' } },
    });
    expect(wrong({ message: '🧵'.repeat(4000) }).ok).toBe(true);
    expect(wrong({ message: '🧵'.repeat(4001) })).toEqual({
      ok: false,
      failure: { message: { kind: 'too-long', maximum: 4000 } },
    });
    const day = (needed: string) =>
      checkInquiry({
        topic: 'stylist-inquiries',
        values: { name: 'A', email: 'a@b.example', publication: 'P', message: 'M', needed },
      });
    expect([day('2026-12-24').ok, day('2026-13-01').ok, day('soon').ok]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
