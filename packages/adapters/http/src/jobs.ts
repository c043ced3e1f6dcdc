import { fromWireJobs, queryBank, readJobs, resendMail, runJob } from '@tailorbird/contract/orders';
import type { Jobs } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

const denied = { 403: { kind: 'permission-denied' } } as const;
const tooLate = { kind: 'job-too-late' } as const;

export class HttpJobs implements Jobs {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly overview: Jobs['overview'] = async () => {
    const answer = await this.#client.send(readJobs);
    return outcome(answer, fromWireJobs, denied);
  };

  readonly run: Jobs['run'] = async (name) => {
    const answer = await this.#client.send(runJob, { params: { name } });
    return outcome(answer, ({ count }) => count, { ...denied, 404: tooLate });
  };

  readonly resend: Jobs['resend'] = async (id) => {
    const answer = await this.#client.send(resendMail, { params: { id } });
    return outcome(answer, nothing, { ...denied, 404: tooLate, 409: tooLate });
  };

  readonly queryPayment: Jobs['queryPayment'] = async (reference) => {
    const answer = await this.#client.send(queryBank, { params: { reference } });
    return outcome(answer, nothing, { ...denied, 404: tooLate, 409: tooLate });
  };
}
