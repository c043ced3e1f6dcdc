import {
  fromWireGarmentPage,
  fromWireOwnGarment,
  listOwnGarments,
  readGarmentPage,
} from '@tailorbird/contract/orders';
import { err } from '@tailorbird/domain/kernel';
import { type GarmentPages, isGarmentCode } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

export class HttpGarmentPages implements GarmentPages {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: GarmentPages['find'] = async (code) => {
    if (!isGarmentCode(code)) return err({ kind: 'not-found' });
    const answer = await this.#client.send(readGarmentPage, { params: { code } });
    return outcome(answer, fromWireGarmentPage, { 404: { kind: 'not-found' } });
  };

  readonly ofOrder: GarmentPages['ofOrder'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(listOwnGarments, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, (garments) => garments.map(fromWireOwnGarment), orderRefusals);
  };
}
