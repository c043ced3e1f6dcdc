import { fromWireLegalReview, readLegalReview } from '@tailorbird/contract/legal';
import {
  changeShopRow,
  listMails,
  listShopRows,
  previewNamingRule,
  previewText,
  readMail,
  readShopRowHistory,
} from '@tailorbird/contract/staff';
import type { LegalDuties } from '@tailorbird/domain/legal';
import type { ShopData } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

const refusals = {
  403: { kind: 'permission-denied' },
  404: { kind: 'row-not-found' },
} as const;

const invalid = (body: Readonly<Record<string, unknown>>) => ({
  kind: 'row-invalid' as const,
  fields: Object.fromEntries(
    Object.entries(body).flatMap(([field, messages]) =>
      Array.isArray(messages) ? [[field, messages] as const] : [],
    ),
  ),
});

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
    return outcome(answer, (body) => body, refusals);
  };

  readonly change: ShopData['change'] = async (table, key, change) => {
    const answer = await this.#client.send(changeShopRow, { params: { table, key }, body: change });
    return outcome(answer, (row) => row, {
      ...refusals,
      400: invalid,
      409: ({ now }) => ({ kind: 'row-changed', now }),
    });
  };

  readonly previewNames: ShopData['previewNames'] = async (key, after) => {
    const answer = await this.#client.send(previewNamingRule, { params: { key }, body: { after } });
    return outcome(
      answer,
      (variants) =>
        variants.map(({ variant_id: variantId, ...named }) => ({ ...named, variantId })),
      { ...refusals, 400: invalid },
    );
  };

  readonly previewText: ShopData['previewText'] = async (key, after) => {
    const answer = await this.#client.send(previewText, { params: { key }, body: { after } });
    return outcome(answer, (text) => text, { ...refusals, 400: invalid });
  };

  readonly mails: ShopData['mails'] = async () => {
    const answer = await this.#client.send(listMails, {});
    return outcome(answer, (body) => body, { 403: refusals[403] });
  };

  readonly mail: ShopData['mail'] = async (name, preview) => {
    const answer = await this.#client.send(readMail, {
      params: { mail: name },
      ...(preview !== null && { query: { preview } }),
    });
    return outcome(answer, (body) => body, refusals);
  };

  readonly history: ShopData['history'] = async (table, key) => {
    const answer = await this.#client.send(readShopRowHistory, { params: { table, key } });
    return outcome(answer, (body) => body, refusals);
  };
}

export class HttpLegalDuties implements LegalDuties {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly review: LegalDuties['review'] = async () => {
    const answer = await this.#client.send(readLegalReview);
    return outcome(answer, fromWireLegalReview, { 403: { kind: 'permission-denied' } });
  };
}
