import {
  changeShopRow,
  listMails,
  listShopRows,
  previewNamingRule,
  previewText,
  readMail,
  readShopRowHistory,
} from '@tailorbird/contract/staff';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  isForbidden,
  isNotFound,
  type ShopData,
  type ShopDataRefused,
} from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const refused = (status: 403 | 404 | 'unreachable'): Result<never, ShopDataRefused> =>
  err({
    kind: isForbidden({ status })
      ? 'permission-denied'
      : isNotFound({ status })
        ? 'row-not-found'
        : 'unreachable',
  });

const invalid = (body: Readonly<Record<string, unknown>>): ShopDataRefused => ({
  kind: 'row-invalid',
  fields: Object.fromEntries(
    Object.entries(body).flatMap(([field, told]) =>
      Array.isArray(told) ? [[field, told] as const] : [],
    ),
  ),
});

/** Shop data that staff can change. */
export class HttpShopData implements ShopData {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly rows: ShopData['rows'] = async (table, search) => {
    const answer = await this.#client.send(listShopRows, {
      params: { table },
      ...(search !== '' && { query: { search } }),
    });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };

  readonly change: ShopData['change'] = async (table, key, change) => {
    const answer = await this.#client.send(changeShopRow, { params: { table, key }, body: change });
    switch (answer.status) {
      case 200:
        return ok(answer.body);
      case 400:
        return err(invalid(answer.body));
      case 409:
        return err({ kind: 'row-changed', now: answer.body.now });
      default:
        return refused(answer.status);
    }
  };

  readonly previewNames: ShopData['previewNames'] = async (key, after) => {
    const answer = await this.#client.send(previewNamingRule, { params: { key }, body: { after } });
    switch (answer.status) {
      case 200:
        return ok(
          answer.body.map(({ variant_id: variantId, ...named }) => ({ ...named, variantId })),
        );
      case 400:
        return err(invalid(answer.body));
      default:
        return refused(answer.status);
    }
  };

  readonly previewText: ShopData['previewText'] = async (key, after) => {
    const answer = await this.#client.send(previewText, { params: { key }, body: { after } });
    switch (answer.status) {
      case 200:
        return ok(answer.body);
      case 400:
        return err(invalid(answer.body));
      default:
        return refused(answer.status);
    }
  };

  readonly mails: ShopData['mails'] = async () => {
    const answer = await this.#client.send(listMails, {});
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };

  readonly mail: ShopData['mail'] = async (name, preview) => {
    const answer = await this.#client.send(readMail, {
      params: { mail: name },
      ...(preview !== null && { query: { preview } }),
    });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };

  readonly history: ShopData['history'] = async (table, key) => {
    const answer = await this.#client.send(readShopRowHistory, { params: { table, key } });
    return answer.status === 200 ? ok(answer.body) : refused(answer.status);
  };
}
