import { fromWireInquiryRefused, sendInquiry, toWireInquiry } from '@tailorbird/contract/support';
import type { Result } from '@tailorbird/domain/kernel';
import type { Inquiries, Inquiry, InquiryRefused } from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

export class HttpInquiries implements Inquiries {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send = async (inquiry: Inquiry, key: string): Promise<Result<null, InquiryRefused>> => {
    const answer = await this.#client.send(sendInquiry, { body: toWireInquiry(inquiry, key) });
    return outcome(answer, nothing, {
      400: (body) => ({ kind: 'inquiry-refused', failures: fromWireInquiryRefused(body) }),
      429: { kind: 'too-many-inquiries' },
    });
  };
}
