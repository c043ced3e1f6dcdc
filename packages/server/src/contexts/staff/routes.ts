import * as contract from '@tailorbird/contract/staff';
import { maximumTextLength, placeholdersOf } from '@tailorbird/domain/content';
import { inEachLocale, type Locale, locales } from '@tailorbird/domain/kernel';
import type { ShopValue } from '@tailorbird/domain/shell';
import type texts from '../../../locales/en/staff.json';
import type { Api } from '../../platform/api/api.ts';
import {
  notFound,
  publicReply,
  refusalReply,
  reply,
  toResponse,
} from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { respond } from '../../platform/http/respond.ts';
import type { WithClock, WithRandom } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { changeRow, listRows, requireTable, rowHistory } from './application/editShopData.ts';
import { previewNames } from './application/previewNames.ts';
import type { TableNeeds } from './application/shopTables.ts';
import {
  listMails,
  mailToChange,
  sampleMail,
  type WithMailSamples,
} from './application/texts/mailSamples.ts';
import { exportTexts, inTextPreview, previewText } from './application/texts/previewTexts.ts';
import type { TextRow } from './application/texts/textRows.ts';

const textsIn = textsOf<typeof texts>('staff');

const inBraces = (names: readonly string[]): string =>
  names.map((name) => `{{${name}}}`).join(', ');

/** The translated error of a text: empty, too long, or a missing or unknown placeholder. */
const textMessage = (before: string, after: string, locale: Locale): string => {
  const t = textsIn(locale);
  const [needed, has] = [placeholdersOf(before), placeholdersOf(after)];
  const missing = needed.filter((name) => !has.includes(name));
  const unknown = has.filter((name) => !needed.includes(name));
  if (after.trim() === '') return t('textEmpty');
  const maximum = maximumTextLength(before);
  if (after.length > maximum) return t('textTooLong', { maximum, length: after.length });
  if (missing.length + unknown.length === 0) return t('textMarkup');
  return [
    ...(missing.length > 0
      ? [t('placeholderMissing', { count: missing.length, names: inBraces(missing) })]
      : []),
    ...(unknown.length > 0
      ? [t('placeholderUnknown', { count: unknown.length, names: inBraces(unknown) })]
      : []),
  ].join(' ');
};

const messageAt = (field: string, locale: Locale): string =>
  textsIn(locale)(
    field === 'reason' ? 'reasonMissing' : field === 'pattern' ? 'patternInvalid' : 'fieldInvalid',
  );
const messagesAt = (fields: readonly string[], locale: Locale) =>
  Object.fromEntries(fields.map((field) => [field, [messageAt(field, locale)]]));

/** Errors by field of a text, compared with its original. */
const textMessagesAt = (
  fields: readonly string[],
  locale: Locale,
  row: TextRow | undefined,
  after: ShopValue,
) =>
  Object.fromEntries(
    fields.map((field) => {
      const before = row?.value[field];
      return [
        field,
        [
          before === undefined
            ? messageAt(field, locale)
            : textMessage(before, String(after[field] ?? ''), locale),
        ],
      ];
    }),
  );

export const staffRoutes = (
  api: Api,
  shop: TableNeeds & WithClock & WithRandom & WithMailSamples,
): void => {
  route(api, contract.listShopRows, async (call) => {
    const rows = await listRows(shop, call, call.params.table, call.query.search ?? '');
    return rows.ok ? reply(200, [...rows.value]) : refusalReply(rows.failure);
  });

  route(
    api,
    contract.changeShopRow,
    async (call) => {
      const changed = await changeRow(
        shop,
        call,
        { name: call.params.table, key: call.params.key },
        call.body,
      );
      if (changed.ok) return reply(200, changed.value);
      const { failure } = changed;
      switch (failure.kind) {
        case 'row-invalid': {
          const row =
            call.params.table === 'texts' || call.params.table === 'mails'
              ? shop.texts.rowOf(call.params.key)
              : undefined;
          return reply(400, textMessagesAt(failure.fields, call.locale, row, call.body.after));
        }
        case 'row-changed':
          return reply(409, {
            detail: textsIn(call.locale)('rowChanged'),
            yours: call.body.after,
            now: failure.now,
          });
        default:
          return refusalReply(failure);
      }
    },
    { owns: (call) => requireTable(shop, call, call.params.table) },
  );

  route(api, contract.readShopRowHistory, async (call) => {
    const history = await rowHistory(shop, call, {
      name: call.params.table,
      key: call.params.key,
    });
    return history.ok ? reply(200, [...history.value]) : refusalReply(history.failure);
  });

  route(api, contract.previewNamingRule, async (call) => {
    const named = await previewNames(shop, call, call.params.key, call.body.after);
    if (named.ok)
      return reply(
        200,
        named.value.map(({ variantId, ...variant }) => ({ ...variant, variant_id: variantId })),
      );
    const { failure } = named;
    return failure.kind === 'row-invalid'
      ? reply(400, messagesAt(failure.fields, call.locale))
      : refusalReply(failure);
  });

  route(api, contract.previewText, async (call) => {
    const preview = await previewText(shop, call, call.params.key, call.body.after);
    if (preview.ok) return reply(200, preview.value);
    const { failure } = preview;
    if (failure.kind !== 'row-invalid') return refusalReply(failure);
    return reply(
      400,
      textMessagesAt(
        failure.fields,
        call.locale,
        shop.texts.rowOf(call.params.key),
        call.body.after,
      ),
    );
  });

  route(api, contract.listMails, async (call) => {
    const mails = await listMails(shop, call);
    return mails.ok ? reply(200, [...mails.value]) : refusalReply(mails.failure);
  });

  route(api, contract.readMail, async (call) => {
    const mail = await mailToChange(shop, call, call.params.mail, call.query.preview ?? '');
    if (!mail.ok) return refusalReply(mail.failure);
    const { rows, letters } = mail.value;
    return reply(200, {
      rows: [...rows],
      letters: inEachLocale((locale) => ({
        subject: letters[locale].subject,
        text: letters[locale].text,
      })),
    });
  });

  // Shown in a frame without scripts: styles are inline as mail clients need them, and only the
  // shop's own pictures load.
  api.add('GET', '/studio_api/mails/{mail}/{page}', async (context) => {
    const name = context.req.param('mail') ?? '';
    const [, code] = /^(\w+)\.html$/.exec(context.req.param('page') ?? '') ?? [];
    const locale = locales.find((each) => each === code);
    if (!locale) return toResponse(notFound);
    const mail = await sampleMail(shop, api.visit(context), {
      name,
      locale,
      preview: context.req.query('preview') ?? '',
    });
    if (!mail.ok)
      return toResponse({
        ...refusalReply(mail.failure),
        headers: { 'cache-control': 'private, no-store' },
      });
    return respond(200, mail.value.html, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    });
  });

  route(api, contract.exportTexts, async (call) => {
    const texts = await exportTexts(shop, call);
    return texts.ok ? reply(200, [...texts.value]) : refusalReply(texts.failure);
  });

  route(api, contract.readChangedTexts, async ({ params: { version, locale, namespace } }) => {
    const found = () => shop.texts.changed().texts[`${locale}/${namespace}`];
    if (version.startsWith('preview-')) {
      const texts = await inTextPreview(shop, version.slice('preview-'.length), async () =>
        found(),
      );
      return texts ? reply(200, texts) : notFound;
    }
    // A page of another process may refer to texts that this process has not loaded yet.
    if (version !== shop.texts.changed().version) await shop.shopData.refresh();
    const texts = found();
    return texts ? publicReply(reply(200, texts)) : notFound;
  });
};
