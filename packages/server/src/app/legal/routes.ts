import { readLegalReview, toWireLegalReview } from '@tailorbird/contract/legal';
import { reviewDuties } from '@tailorbird/domain/legal';
import { shippableCountries } from '../../contexts/location/index.ts';
import { findOrder } from '../../contexts/orders/index.ts';
import type { WrittenPaper } from '../../contexts/orders/papers/writtenPaper.ts';
import type { Api } from '../../platform/api/api.ts';
import { notFound, refusalReply, reply, toResponse } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { respond } from '../../platform/http/respond.ts';
import { createBoundedQueue } from '../../platform/runtime/boundedQueue.ts';
import { runInChildProcess } from '../../platform/runtime/runInChildProcess.ts';
import { delaysReturnables } from '../../platform/runtime/settings.ts';
import { requireStaff } from '../../platform/session/access.ts';
import type { Shop } from '../shop.ts';
import { writeDeclaration } from './customsDeclaration.ts';
import { fiberWeightTable } from './fiberWeights.ts';
import { legalSellerOf } from './legalSeller.ts';

const fileHeaders = (type: string, name: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

export const legalRoutes = (api: Api, shop: Shop): void => {
  const { settings, clock } = shop;
  route(api, readLegalReview, async (call) => {
    const staff = requireStaff(await call.visitor(), 'admins');
    if (!staff.ok) return refusalReply(staff.failure);
    const seller = legalSellerOf(settings);
    const on = clock().toISOString().slice(0, 10);
    return reply(
      200,
      toWireLegalReview({
        sellerCountry: seller.countryCode,
        duties: reviewDuties(seller, shippableCountries, on),
        productionStart: delaysReturnables(settings) ? 'after-14-days' : 'at-once',
      }),
    );
  });

  const drawing = createBoundedQueue({ atOnce: 1, mostWaiting: 20, retryAfterSeconds: 5 });
  const drawPaper = runInChildProcess<WrittenPaper, Uint8Array<ArrayBuffer>>(
    new URL('../../contexts/orders/papers/paperProcess.ts', import.meta.url),
  );

  api.add('GET', '/studio_api/orders/{number}/cn23.pdf', async (context) => {
    const staff = requireStaff(await api.visit(context).visitor(), 'admins');
    if (!staff.ok) return toResponse(refusalReply(staff.failure));
    const { number = '' } = context.req.param();
    const order = await findOrder(shop.database.queries, number);
    if (!order) return toResponse(notFound);
    const paper = writeDeclaration(shop, order, settings.seller, clock());
    if (!paper.ok) return toResponse(reply(409, { code: paper.failure.kind }));
    const pdf = await drawing.run(() => drawPaper(paper.value));
    return respond(200, pdf, fileHeaders('application/pdf', `cn23-${order.number}.pdf`));
  });

  api.add('GET', '/studio_api/legal/fiber-weights.csv', async (context) => {
    const staff = requireStaff(await api.visit(context).visitor(), 'admins');
    if (!staff.ok) return toResponse(refusalReply(staff.failure));
    const asked = context.req.query('year') ?? '';
    if (!/^20\d\d$/.test(asked)) return toResponse(reply(400, { year: ['A year such as 2026.'] }));
    return respond(
      200,
      await fiberWeightTable(shop, Number(asked)),
      fileHeaders('text/csv; charset=utf-8', `fiber-weights-${asked}.csv`),
    );
  });
};
