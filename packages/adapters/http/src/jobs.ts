import { askBank, fromWireJobs, readJobs, resendMail, runJob } from '@tailorbird/contract/orders';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { JobRefused, Jobs } from '@tailorbird/domain/orders';
import { isConflict, isForbidden, isNotFound } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const refused = ({ status }: { readonly status: number | string }): Result<never, JobRefused> => {
  if (isForbidden({ status })) return err({ kind: 'permission-denied' });
  return err({
    kind: isNotFound({ status }) || isConflict({ status }) ? 'job-too-late' : 'unreachable',
  });
};

/** Background jobs of the shop. */
export class HttpJobs implements Jobs {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly overview: Jobs['overview'] = async () => {
    const answer = await this.#client.send(readJobs);
    return answer.status === 200 ? ok(fromWireJobs(answer.body)) : refused(answer);
  };

  readonly run: Jobs['run'] = async (name) => {
    const answer = await this.#client.send(runJob, { params: { name } });
    return answer.status === 200 ? ok(answer.body.count) : refused(answer);
  };

  readonly resend: Jobs['resend'] = async (id) => {
    const answer = await this.#client.send(resendMail, { params: { id } });
    return answer.status === 204 ? ok(null) : refused(answer);
  };

  readonly ask: Jobs['ask'] = async (reference) => {
    const answer = await this.#client.send(askBank, { params: { reference } });
    return answer.status === 204 ? ok(null) : refused(answer);
  };
}
