import { createHmac } from 'node:crypto';
import { err, ok } from '@tailorbird/domain/kernel';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { PaymentWebhooks, ProviderNotice } from '../application/paymentProvider.ts';

/** Sends a notice to the shop, without waiting for its effect. */
export type Post = (request: Request) => Response | Promise<Response>;

/** Time limit for the shop's response; the shop queries by itself if it fails. */
const noticeTimeoutMs = 3_000;

export const postNotice = (
  request: Request,
  timeoutMs: number = noticeTimeoutMs,
): Promise<Response> => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

const signatureHeader = 'x-sandbox-signature';

const signatureOf = (key: Uint8Array, body: string): string =>
  createHmac('sha256', key).update(body).digest('base64');

export const signedNotice = (
  key: Uint8Array,
  shopAddress: string,
  notice: ProviderNotice,
): Request => {
  const body = JSON.stringify(notice);
  return new Request(new URL('/webhooks/payments/sandbox', shopAddress), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(key, body) },
    body,
  });
};

export const sandboxWebhooks = (key: Uint8Array): PaymentWebhooks => ({
  read: async ({ headers, body }) => {
    if (!sameSecret(signatureOf(key, body), headers[signatureHeader] ?? '')) return err('forged');
    const notice = JSON.parse(body) as ProviderNotice;
    return 'payment' in notice || 'refund' in notice ? ok(notice) : err('irrelevant');
  },
});
