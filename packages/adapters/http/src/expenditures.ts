import {
  fromWireExpenditure,
  readBasketLineExpenditure,
  readOrderLineExpenditure,
  type WireExpenditure,
} from '@tailorbird/contract/content';
import type { Expenditure, ExpenditureRefused, Expenditures } from '@tailorbird/domain/content';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

/** Another customer's line counts as missing. */
const expenditureFrom = (
  answer:
    | { readonly status: 200; readonly body: WireExpenditure }
    | { readonly status: 403 | 404 | 'unreachable' },
): Result<Expenditure, ExpenditureRefused> => {
  if (answer.status === 200) return ok(fromWireExpenditure(answer.body));
  return err({ kind: answer.status === 'unreachable' ? 'unreachable' : 'not-found' });
};

/** Materials and resources of lines. */
export class HttpExpenditures implements Expenditures {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly ofBasketLine: Expenditures['ofBasketLine'] = async (id) =>
    expenditureFrom(await this.#client.send(readBasketLineExpenditure, { params: { id } }));

  readonly ofOrderLine: Expenditures['ofOrderLine'] = async (id, link) =>
    expenditureFrom(
      await this.#client.send(readOrderLineExpenditure, {
        params: { id },
        query: link ? { link } : {},
      }),
    );
}
