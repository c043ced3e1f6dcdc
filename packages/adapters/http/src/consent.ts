import { recordConsent, toWireConsentChoice } from '@tailorbird/contract/shell';
import type { ConsentRecords } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

export class HttpConsentRecords implements ConsentRecords {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly record: ConsentRecords['record'] = async (consent) =>
    outcome(
      await this.#client.send(recordConsent, { body: toWireConsentChoice(consent) }),
      nothing,
    );
}
