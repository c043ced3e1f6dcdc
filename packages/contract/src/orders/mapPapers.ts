import type { OrderPapers } from '@tailorbird/domain/orders';
import type { WirePapers } from './paperCalls.ts';

export const toWirePapers = ({ papers, canBeInvoiced }: OrderPapers): WirePapers => ({
  papers: papers.map(({ number, kind, issuedAt }) => ({ number, kind, date: issuedAt })),
  can_be_invoiced: canBeInvoiced,
});

export const fromWirePapers = ({ papers, can_be_invoiced }: WirePapers): OrderPapers => ({
  papers: papers.map(({ number, kind, date }) => ({ number, kind, issuedAt: date })),
  canBeInvoiced: can_be_invoiced,
});
