import { exportProfile, fromWireFieldsRefused } from '@tailorbird/contract/account';
import type { ProfileExport } from '@tailorbird/domain/account';
import type { HttpClient } from './client.ts';
import { outcome, tooOften } from './outcome.ts';

export class HttpProfileExport implements ProfileExport {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly create: ProfileExport['create'] = async (currentPassword) => {
    const body = currentPassword === '' ? {} : { current_password: currentPassword };
    const answer = await this.#client.send(exportProfile, { body });
    return outcome(answer, (stored) => JSON.stringify(stored, null, 2), {
      400: (body) => ({
        kind: 'password-asked',
        message: fromWireFieldsRefused(body).fields.currentPassword?.join('\n') ?? '',
      }),
      429: tooOften,
    });
  };
}
