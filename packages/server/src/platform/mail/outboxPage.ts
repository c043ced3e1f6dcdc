import type { Api } from '../api/api.ts';
import { notFound, toResponse } from '../api/reply.ts';
import { fromJson } from '../database/columns.ts';
import type { Database, Queries } from '../database/database.ts';
import { respond } from '../http/respond.ts';
import { policyOf } from '../http/securityHeaders.ts';
import { escapeHtml } from './layout.ts';
import type { Mail } from './mail.ts';

export type OutboxEntry = {
  readonly id: number;
  readonly kind: string;
  readonly createdAt: string;
  readonly delivered: boolean;
  readonly mail: Mail;
};

const mostShown = 100;

export const latestMails = async (
  queries: Queries,
  id?: number,
): Promise<readonly OutboxEntry[]> => {
  const all = queries.selectFrom('outbox').selectAll();
  const rows = await (id === undefined ? all : all.where('id', '=', id))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    delivered: row.delivered_at !== null,
    mail: fromJson(row.payload),
  }));
};

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

const html = (title: string, content: string): Response => {
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}li{margin:.5rem 0}time{opacity:.75}</style></head><body>${content}</body></html>`;
  return respond(200, document, { ...htmlHeaders, 'content-security-policy': policyOf(document) });
};

/** `/dev/outbox` shows queued mails in development and local trials. */
export const outboxPage = (api: Api, { queries }: Database): void => {
  api.add('GET', '/dev/outbox', async () => {
    const entries = await latestMails(queries);
    const items = entries.map(
      ({ id, createdAt, mail }) =>
        `<li><a href="/dev/outbox/${id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.to)} <time>${createdAt}</time></li>`,
    );
    return html(
      'Outbox',
      `<h1>Outbox</h1>${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>'}`,
    );
  });
  api.add('GET', '/dev/outbox/{id}', async (context) => {
    const id = Number(context.req.param('id'));
    const [entry] = Number.isSafeInteger(id) ? await latestMails(queries, id) : [];
    if (!entry) return toResponse(notFound);
    // Mail programs support only inline styles.
    return respond(200, entry.mail.html, {
      ...htmlHeaders,
      'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    });
  });
};
