import { recordConsent, toWireConsentChoice } from '@tailorbird/contract/shell';
import { err, ok } from '@tailorbird/domain/kernel';
import type { ConsentRecords } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

export class HttpConsentRecords implements ConsentRecords {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly record: ConsentRecords['record'] = async (consent) => {
    const answer = await this.#client.send(recordConsent, { body: toWireConsentChoice(consent) });
    return answer.status === 200 ? ok(null) : err({ kind: 'unreachable' });
  };
}
