import * as contract from '@tailorbird/contract/staff';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/staff.json';
import type { Api } from '../../platform/api/api.ts';
import { onlyFor } from '../../platform/api/onlyFor.ts';
import { notFound, publicly, refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { WithClock, WithRandom } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { changeRow, listRows, rowHistory } from './application/editShopData.ts';
import { previewNames } from './application/previewNames.ts';
import type { TableNeeds } from './application/shopTables.ts';
import { exportTexts, inTextPreview, previewText } from './application/texts/previewTexts.ts';

const textsIn = textsOf<typeof texts>('staff');
const messageAt = (field: string, locale: Locale): string =>
  textsIn(locale)(
    field === 'reason'
      ? 'reasonMissing'
      : field === 'pattern'
        ? 'patternInvalid'
        : /^(en|de)(_|$)/.test(field)
          ? 'textInvalid'
          : 'fieldInvalid',
  );
const messagesAt = (fields: readonly string[], locale: Locale) =>
  Object.fromEntries(fields.map((field) => [field, [messageAt(field, locale)]]));

/** What of the shop can be changed while it is open. */
export const staffRoutes = (api: Api, shop: TableNeeds & WithClock & WithRandom): void => {
  route(
    api,
    contract.listShopRows,
    async (call) => {
      const rows = await listRows(shop, call, call.params.table, call.query.search ?? '');
      return rows.ok ? reply(200, [...rows.value]) : refusalReply(rows.failure);
    },
    onlyFor('admins and stores'),
  );

  route(
    api,
    contract.changeShopRow,
    async (call) => {
      const changed = await changeRow(shop, call, { name: call.params.table, key: call.params.key }, call.body);
      if (changed.ok) return reply(200, changed.value);
      const { failure } = changed;
      switch (failure.kind) {
        case 'row-invalid':
          return reply(400, messagesAt(failure.fields, call.locale));
        case 'row-changed':
          return reply(409, { detail: textsIn(call.locale)('rowChanged'), yours: call.body.after, now: failure.now });
        default:
          return refusalReply(failure);
      }
    },
    onlyFor('admins and stores'),
  );

  route(
    api,
    contract.readShopRowHistory,
    async (call) => {
      const history = await rowHistory(shop, call, { name: call.params.table, key: call.params.key });
      return history.ok ? reply(200, [...history.value]) : refusalReply(history.failure);
    },
    onlyFor('admins and stores'),
  );

  route(
    api,
    contract.previewNamingRule,
    async (call) => {
      const named = await previewNames(shop, call, call.params.key, call.body.after);
      if (named.ok)
        return reply(
          200,
          named.value.map(({ variantId, ...variant }) => ({ ...variant, variant_id: variantId })),
        );
      const { failure } = named;
      return failure.kind === 'row-invalid' ? reply(400, messagesAt(failure.fields, call.locale)) : refusalReply(failure);
    },
    onlyFor('admins and stores'),
  );

  route(
    api,
    contract.previewText,
    async (call) => {
      const preview = await previewText(shop, call, call.params.key, call.body.after);
      if (preview.ok) return reply(200, preview.value);
      const { failure } = preview;
      return failure.kind === 'row-invalid' ? reply(400, messagesAt(failure.fields, call.locale)) : refusalReply(failure);
    },
    onlyFor('admins and stores'),
  );

  route(api, contract.exportTexts, async (call) => {
    const texts = await exportTexts(shop, call);
    return texts.ok ? reply(200, [...texts.value]) : refusalReply(texts.failure);
  });

  route(api, contract.readChangedTexts, async ({ params: { version, locale, namespace } }) => {
    const found = () => shop.texts.changed().texts[`${locale}/${namespace}`];
    if (version.startsWith('preview-')) {
      const texts = await inTextPreview(shop, version.slice('preview-'.length), async () => found());
      return texts ? reply(200, texts) : notFound;
    }
    // A page of another process names what this one has not seen yet.
    if (version !== shop.texts.changed().version) await shop.shopData.refresh();
    const texts = found();
    return texts ? publicly(reply(200, texts)) : notFound;
  });
};
