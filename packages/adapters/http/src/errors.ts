import { reportError, toWireErrorReport } from '@tailorbird/contract/shell';
import type { ErrorReports } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

export class HttpErrorReports implements ErrorReports {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly report: ErrorReports['report'] = async (report) =>
    outcome(
      await this.#client.send(reportError, { body: toWireErrorReport(report) }),
      (body) => body,
    );
}
