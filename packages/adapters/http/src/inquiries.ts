import { sendInquiry } from '@tailorbird/contract/support';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Inquiries, Inquiry, InquiryFieldFailure, InquiryFieldFailures, InquiryRefused } from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';

const failuresOf = (body: Readonly<Record<string, unknown>>): InquiryFieldFailures => {
  const { fields } = body as { readonly fields?: Readonly<Record<string, { readonly kind: string; readonly maximum?: number }>> };
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, { kind, maximum }]) => [
      name,
      (kind === 'too-long' ? { kind, maximum: maximum ?? 0 } : { kind }) as InquiryFieldFailure,
    ]),
  );
};

/** The inbox of the house over HTTP. */
export class HttpInquiries implements Inquiries {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send = async ({ topic, values }: Inquiry, key: string): Promise<Result<null, InquiryRefused>> => {
    const answer = await this.#client.send(sendInquiry, { body: { topic, key, values } });
    if (answer.status === 201) return ok(null);
    if (answer.status === 429) return err({ kind: 'too-many-inquiries' });
    return answer.status === 400 ? err({ kind: 'inquiry-refused', failures: failuresOf(answer.body) }) : err({ kind: 'unreachable' });
  };
}
