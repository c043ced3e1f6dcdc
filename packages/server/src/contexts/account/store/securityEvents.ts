import type { Device, SecurityEvent, SecurityEventKind } from '@tailorbird/domain/account';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const mostShown = 30;

export const addEvent = async (
  queries: Queries,
  {
    accountId,
    kind,
    device,
  }: { readonly accountId: number; readonly kind: SecurityEventKind; readonly device: Device },
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('security_event')
    .values({
      account_id: accountId,
      kind,
      at: toInstant(now),
      browser: device.browser ?? '',
      system: device.system ?? '',
    })
    .execute();
};

export const eventsOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly SecurityEvent[]> => {
  const rows = await queries
    .selectFrom('security_event')
    .select(['kind', 'at', 'browser', 'system'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ kind, at, browser, system }) => ({
    kind,
    at,
    device: { browser: browser || null, system: system || null },
  }));
};
