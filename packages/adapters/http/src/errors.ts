import {
  fromWireErrorGroup,
  listErrors,
  reportError,
  resolveError,
  toWireErrorReport,
} from '@tailorbird/contract/shell';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type ErrorDesk,
  type ErrorDeskRefused,
  type ErrorReports,
  isForbidden,
  isNotFound,
} from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** Reports to the shop's own server. */
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

const refused = ({
  status,
}: {
  readonly status: number | string;
}): Result<never, ErrorDeskRefused> =>
  err({
    kind: isForbidden({ status })
      ? 'permission-denied'
      : isNotFound({ status })
        ? 'not-found'
        : 'unreachable',
  });

/** Reported errors, for staff. */
export class HttpErrorDesk implements ErrorDesk {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly list: ErrorDesk['list'] = async () => {
    const answer = await this.#client.send(listErrors);
    return answer.status === 200 ? ok(answer.body.map(fromWireErrorGroup)) : refused(answer);
  };

  readonly resolve: ErrorDesk['resolve'] = async (id) => {
    const answer = await this.#client.send(resolveError, { params: { id } });
    return answer.status === 200 ? ok(fromWireErrorGroup(answer.body)) : refused(answer);
  };
}
