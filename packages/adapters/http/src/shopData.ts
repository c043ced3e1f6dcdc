import { changeShopRow, listShopRows, readShopRowHistory } from '@tailorbird/contract/staff';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { ShopData, ShopDataRefused } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const refused = (status: 403 | 404 | 'unreachable'): Result<never, ShopDataRefused> =>
  err({ kind: status === 403 ? 'permission-denied' : status === 404 ? 'row-not-found' : 'unreachable' });

/** What of the shop can be changed, over HTTP. */
export class HttpShopData implements ShopData {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly rows: ShopData['rows'] = async (table, search) => {
    const answer = await this.#client.send(listShopRows, { params: { table }, ...(search !== '' && { query: { search } }) });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };

  readonly change: ShopData['change'] = async (table, key, change) => {
    const answer = await this.#client.send(changeShopRow, { params: { table, key }, body: change });
    switch (answer.status) {
      case 200:
        return ok(answer.body);
      case 400: {
        const fields = Object.entries(answer.body).flatMap(([field, told]) => (Array.isArray(told) ? [[field, told] as const] : []));
        return err({ kind: 'row-invalid', fields: Object.fromEntries(fields) });
      }
      case 409:
        return err({ kind: 'row-changed', now: answer.body.now });
      default:
        return refused(answer.status);
    }
  };

  readonly history: ShopData['history'] = async (table, key) => {
    const answer = await this.#client.send(readShopRowHistory, { params: { table, key } });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };
}
