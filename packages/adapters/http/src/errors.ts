import { reportError, toWireErrorReport } from '@tailorbird/contract/shell';
import { err, ok } from '@tailorbird/domain/kernel';
import type { ErrorReports } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** Sends error reports to the shop's own server. */
export class HttpErrorReports implements ErrorReports {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly tell: ErrorReports['tell'] = async (report) => {
    const answer = await this.#client.send(reportError, { body: toWireErrorReport(report) });
    return answer.status === 200 ? ok(answer.body) : err({ kind: 'unreachable' });
  };
}
