import type { Counted, FunnelStep, VisitReport } from '@tailorbird/domain/shell';
import { sql } from 'kysely';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export const keepEvent = async (
  queries: Queries,
  { session, traits, event }: Counted,
  now: Date,
): Promise<void> => {
  const { name, ...fields } = event;
  await queries
    .insertInto('visit_event')
    .values({
      session,
      name,
      path: event.name === 'page' ? event.path : null,
      words: event.name === 'nothing-found' ? event.words : null,
      fields: toJson({ ...fields, traits }),
      device_category: traits.deviceCategory,
      at: toInstant(now),
    })
    .execute();
};

/** Forgets a visit whose consent was taken back. */
export const forgetVisit = async (queries: Queries, session: string): Promise<void> => {
  await queries.deleteFrom('visit_event').where('session', '=', session).execute();
};

const visits = sql<number>`count(distinct visit_event.session)`;
const mostRows = 15;

/** What shows that a visit got to a step; coming in is any event. */
const reaches: Readonly<Record<Exclude<FunnelStep, 'visit'>, ReturnType<typeof sql<boolean>>>> = {
  product: sql<boolean>`path like '/product/%'`,
  basket: sql<boolean>`name = 'line-added'`,
  checkout: sql<boolean>`(path = '/checkout' or path like '/checkout?%')`,
  order: sql<boolean>`name = 'order-placed'`,
};

const number = (value: unknown): number => Number(value);

/** What was counted since an instant. */
export const reportVisits = async (queries: Queries, since: Date): Promise<VisitReport> => {
  const events = queries.selectFrom('visit_event').where('at', '>=', toInstant(since));
  const day = sql<string>`substr(at, 1, 10)`;
  const days = await events
    .select([
      day.as('day'),
      visits.as('visits'),
      sql<number>`sum(case when name = 'page' then 1 else 0 end)`.as('pages'),
    ])
    .groupBy(day)
    .orderBy(day, 'desc')
    .execute();
  const all = await events.select(visits.as('visits')).executeTakeFirstOrThrow();
  const reached = async (step: keyof typeof reaches) => ({
    step,
    visits: number(
      (await events.where(reaches[step]).select(visits.as('visits')).executeTakeFirstOrThrow())
        .visits,
    ),
  });
  const views = sql<number>`count(*)`;
  const pages = await events
    .where('name', '=', 'page')
    .select(['path', views.as('views')])
    .groupBy('path')
    .orderBy(views, 'desc')
    .orderBy('path')
    .limit(mostRows)
    .execute();
  const missing = await events
    .where('words', 'is not', null)
    .select(['words', views.as('times')])
    .groupBy('words')
    .orderBy(views, 'desc')
    .orderBy('words')
    .limit(mostRows)
    .execute();
  const devices = await events
    .select(['device_category', visits.as('visits')])
    .groupBy('device_category')
    .orderBy('device_category')
    .execute();
  return {
    days: days.map((row) => ({
      day: row.day,
      visits: number(row.visits),
      pages: number(row.pages),
    })),
    funnel: [
      { step: 'visit', visits: number(all.visits) },
      await reached('product'),
      await reached('basket'),
      await reached('checkout'),
      await reached('order'),
    ],
    pages: pages.map((row) => ({ path: row.path ?? '', views: number(row.views) })),
    missing: missing.map((row) => ({ words: row.words ?? '', times: number(row.times) })),
    devices: devices.map((row) => ({ category: row.device_category, visits: number(row.visits) })),
  };
};
