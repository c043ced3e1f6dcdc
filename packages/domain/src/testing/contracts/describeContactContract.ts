import { describe, expect, it } from 'vitest';
import type { InquiryForm } from '../../support/index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import { failureOf, successOf, unique } from './steps.ts';

export const describeContactContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Newsletter`, () => {
    it('[API-75] a subscription is confirmed once by its mailed link', async () => {
      const { newsletter, mailedNewsletterLinks } = await open();
      const email = `${unique('reader')}@example.test`;
      expect(successOf(await newsletter.subscribe({ email, source: 'footer' }))).toBeNull();
      const { confirm, unsubscribe } = await mailedNewsletterLinks(email);
      expect([confirm, unsubscribe]).toEqual([expect.any(String), null]);
      expect(successOf(await newsletter.confirm(confirm ?? ''))).toBeNull();
      for (const token of [confirm ?? '', 'unknown'])
        expect(failureOf(await newsletter.confirm(token))).toEqual({ kind: 'link-invalid' });
    });

    it('[API-75] each letter has a link to unsubscribe, which works repeatedly', async () => {
      const { newsletter, mailedNewsletterLinks } = await open();
      const email = `${unique('reader')}@example.test`;
      successOf(await newsletter.subscribe({ email, source: 'footer' }));
      successOf(await newsletter.confirm((await mailedNewsletterLinks(email)).confirm ?? ''));
      const { unsubscribe } = await mailedNewsletterLinks(email);
      for (let times = 0; times < 2; times += 1)
        expect(successOf(await newsletter.unsubscribe(unsubscribe ?? ''))).toBeNull();
      expect(failureOf(await newsletter.unsubscribe('unknown'))).toEqual({ kind: 'link-invalid' });
    });

    it('[NEWS-07] an address without a domain is refused', async () => {
      const { newsletter } = await open();
      const refused = await newsletter.subscribe({ email: 'reader', source: 'footer' });
      expect(failureOf(refused)).toEqual({ kind: 'request-failed' });
    });
  });

  describe(`${name} as Inquiries`, () => {
    const inquiryOf = (values: InquiryForm['values']) => ({
      topic: 'contact' as const,
      values,
      email: values.email ?? '',
    });

    it('a form is accepted once, also when it is sent again', async () => {
      const { inquiries } = await open();
      const key = crypto.randomUUID();
      const inquiry = inquiryOf({
        subject: 'care',
        name: 'Ada',
        email: `${unique('ada')}@example.test`,
        message: 'How do I wash wool?',
      });
      for (let times = 0; times < 2; times += 1)
        expect(successOf(await inquiries.send(inquiry, key))).toBeNull();
    });

    it('a refused form has a failure for each field', async () => {
      const { inquiries } = await open();
      const inquiry = inquiryOf({ subject: 'weather', email: 'ada', message: ' ' });
      expect(failureOf(await inquiries.send(inquiry, crypto.randomUUID()))).toEqual({
        kind: 'inquiry-refused',
        failures: {
          subject: { kind: 'not-a-choice' },
          name: { kind: 'required' },
          email: { kind: 'email-invalid' },
          message: { kind: 'required' },
        },
      });
    });
  });
};
