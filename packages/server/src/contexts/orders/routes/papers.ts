import { fromWireAddressToSend, toWireAddressErrors } from '@tailorbird/contract/checkout';
import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { respond } from '../../../platform/http/respond.ts';
import { createBoundedQueue } from '../../../platform/runtime/boundedQueue.ts';
import { runInChildProcess } from '../../../platform/runtime/runInChildProcess.ts';
import { addressMessage } from '../../location/index.ts';
import { issueInvoice, type PaperNeeds } from '../application/papers/issuePapers.ts';
import type { IssuedPaper } from '../application/papers/paper.ts';
import { paperTexts } from '../application/papers/paperTexts.ts';
import { readPaper, readPapers } from '../application/papers/readPapers.ts';
import { writePaper } from '../papers/writePaper.ts';
import type { WrittenPaper } from '../papers/writtenPaper.ts';

const invalidCountry = 'Invalid hyperlink - No URL match.';

/**
 * Documents are private to those with access to the order: no caching, and download instead of
 * display.
 */
const headersOf = ({ number }: IssuedPaper): Readonly<Record<string, string>> => ({
  'content-type': 'application/pdf',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': `attachment; filename="${number}.pdf"`,
});

/** Rendering a document takes about a fifth of a second. */
const bounds = { atOnce: 2, mostWaiting: 40, retryAfterSeconds: 5 } as const;

export const paperRoutes = (api: Api, shop: PaperNeeds): void => {
  const drawing = createBoundedQueue(bounds);
  const drawPaper = runInChildProcess<WrittenPaper, Uint8Array<ArrayBuffer>>(
    new URL('../papers/paperProcess.ts', import.meta.url),
  );

  route(api, contract.listPapers, async (call) => {
    const read = await readPapers(shop, call, {
      number: call.params.number,
      link: call.query.link,
    });
    if (!read.ok) return refusalReply(read.failure);
    const { papers, refused } = read.value;
    return reply(200, contract.toWirePapers({ papers, canBeInvoiced: refused === null }));
  });

  route(api, contract.issueInvoice, async (call) => {
    const { billing_address: sent } = call.body;
    const billing = sent ? fromWireAddressToSend(sent) : null;
    if (sent && billing === null)
      return reply(400, { billing_address: { country: [invalidCountry] } });
    const issued = await issueInvoice(
      shop,
      call,
      { number: call.params.number, link: call.query.link },
      { billing, vatNumber: call.body.vat_number ?? '' },
    );
    if (issued.ok)
      return reply(200, contract.toWirePapers({ papers: issued.value, canBeInvoiced: false }));
    const { failure } = issued;
    switch (failure.kind) {
      case 'address-refused':
        return reply(400, {
          billing_address: toWireAddressErrors(failure.fields, (wrong) =>
            addressMessage(wrong, call.locale),
          ),
        });
      case 'invalid-vat-number':
        return reply(400, { vat_number: [paperTexts(call.locale)('refused.invalid-vat-number')] });
      case 'invoice-issued':
      case 'order-cancelled':
      case 'no-seller':
        return reply(409, {
          code: failure.kind,
          detail: paperTexts(call.locale)(`refused.${failure.kind}`),
        });
      default:
        return refusalReply(failure);
    }
  });

  api.add('GET', '/oscarapi/orders/{number}/papers/{paper}/', async (context) => {
    const { number = '', paper: asked = '' } = context.req.param();
    const visit = api.visit(context);
    const paper = await readPaper(shop, visit, {
      number,
      paper: asked,
      link: context.req.query('link'),
    });
    if (!paper.ok)
      return toResponse(
        paper.failure.kind === 'too-often'
          ? rateLimitedReply(paper.failure, visit.locale)
          : notFound,
      );
    const drawn = await drawing.run(() => drawPaper(writePaper(paper.value)));
    return respond(200, drawn, headersOf(paper.value));
  });
};
