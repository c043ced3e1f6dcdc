import { fromWireInquiryRefused, sendInquiry, toWireInquiry } from '@tailorbird/contract/support';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import type { Inquiries, Inquiry, InquiryRefused } from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';

export class HttpInquiries implements Inquiries {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send = async (inquiry: Inquiry, key: string): Promise<Result<null, InquiryRefused>> => {
    const answer = await this.#client.send(sendInquiry, { body: toWireInquiry(inquiry, key) });
    if (answer.status === 201) return ok(null);
    if (answer.status === 429) return err({ kind: 'too-many-inquiries' });
    return isBadRequest(answer)
      ? err({ kind: 'inquiry-refused', failures: fromWireInquiryRefused(answer.body) })
      : err({ kind: 'unreachable' });
  };
}
