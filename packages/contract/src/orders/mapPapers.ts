import type { OrderPapers } from '@tailorbird/domain/orders';
import { fields, listOf } from '../fields.ts';
import type { WirePapers } from './paperCalls.ts';

export const { toWire: toWirePapers, fromWire: fromWirePapers } = fields<OrderPapers, WirePapers>()(
  {
    papers: [
      'papers',
      listOf(
        fields<OrderPapers['papers'][number], WirePapers['papers'][number]>()({
          number: 'number',
          kind: 'kind',
          issuedAt: 'date',
        }),
      ),
    ],
    canBeInvoiced: 'can_be_invoiced',
  },
);
