import { exportProfile, fromWireFieldsRefused } from '@tailorbird/contract/account';
import type { ProfileExport } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

/** All stored data of a customer. */
export class HttpProfileExport implements ProfileExport {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly take: ProfileExport['take'] = async (currentPassword) => {
    const body = currentPassword === '' ? {} : { current_password: currentPassword };
    const answer = await this.#client.send(exportProfile, { body });
    switch (answer.status) {
      case 200:
        return ok(JSON.stringify(answer.body, null, 2));
      case 400:
        return err({
          kind: 'password-asked',
          message: fromWireFieldsRefused(answer.body).fields.currentPassword?.join('\n') ?? '',
        });
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
