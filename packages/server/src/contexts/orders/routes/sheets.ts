import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { respond } from '../../../platform/http/respond.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { makingSheets, measurementSetOf } from '../application/makingSheets.ts';
import { sheetTable } from './sheetTable.ts';

export const sheetRoutes = (api: Api, shop: WithDatabase & WithCatalog & WithSigningKey): void => {
  route(api, contract.readMakingSheets, async (call) => {
    const sheets = await makingSheets(shop, call, call.params.number, call);
    return sheets.ok
      ? reply(200, sheets.value.map(contract.toWireSheet))
      : refusalReply(sheets.failure);
  });

  route(api, contract.readMeasurementSet, async (call) => {
    const set = await measurementSetOf(shop, call, call.params.number, Number(call.params.piece));
    return set.ok
      ? reply(200, { ...set.value, imperial: false as const })
      : refusalReply(set.failure);
  });

  api.add('GET', '/studio_api/orders/{number}/sheets.csv', async (context) => {
    const visit = api.visit(context);
    const { number = '' } = context.req.param();
    const sheets = await makingSheets(shop, visit, number, visit);
    if (!sheets.ok) return toResponse(refusalReply(sheets.failure));
    return respond(200, sheetTable(sheets.value), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="making-sheets-${/^\d+$/.test(number) ? number : 'order'}.csv"`,
      'cache-control': 'private, no-store',
    });
  });
};
