import * as contract from '@tailorbird/contract/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithRandom } from '../../../platform/runtime/runtime.ts';
import {
  endSizeLink,
  giveSize,
  makeSizeLink,
  type NoSizeLink,
  openSizeLink,
  ownSizeLinks,
} from '../application/sizeLinks.ts';
import type { SizingNeeds } from '../application/sizeTypes.ts';
import { mostSizes } from '../store/sizes.ts';

const messageOf = (refused: NoSizeLink): string => {
  switch (refused.kind) {
    case 'sender-name-required':
      return 'This field may not be blank.';
    case 'sender-name-too-long':
      return `Ensure this field has no more than ${refused.maximum} characters.`;
    case 'sender-name-address':
      return 'This is an address, not a name.';
    case 'wearer-not-found':
      return 'Unknown wearer.';
    case 'unknown-size-type':
      return 'Unknown size type.';
  }
};

const unkept = { 'cache-control': 'no-store' };

/** Links by which wearers enter their own size: made and ended by the customer, opened by whoever has one. */
export const sizeLinkRoutes = (api: Api, shop: SizingNeeds & WithRandom & WithMailQueue): void => {
  route(api, contract.listSizeLinks, async (call) =>
    reply(200, (await ownSizeLinks(shop, call)).map(contract.toWireSizeLink)),
  );

  route(api, contract.makeSizeLink, async (call) => {
    const { wearer_id: wearerId, sender_name: senderName, size_type: sizeTypeId } = call.body;
    const made = await makeSizeLink(shop, call, { wearerId, senderName, sizeTypeId });
    if (made.ok)
      return reply(
        201,
        { link: contract.toWireSizeLink(made.value.link), token: made.value.token },
        unkept,
      );
    const { failure } = made;
    switch (failure.kind) {
      case 'too-often':
        return tooOften(failure, call.locale);
      case 'sign-in-required':
      case 'permission-denied':
        return refusalReply(failure);
      default:
        return reply(400, contract.toWireSizeLinkRefused(failure, messageOf(failure)));
    }
  });

  route(api, contract.endSizeLink, async (call) => {
    const ended = await endSizeLink(shop, call, Number(call.params.id));
    return ended.ok ? reply(204, undefined) : refusalReply(ended.failure);
  });

  route(api, contract.openSizeLink, async (call) => {
    const opened = await openSizeLink(shop, call, call.body.token);
    if (opened.ok) return reply(200, contract.toWireOpenedSizeLink(opened.value), unkept);
    return opened.failure.kind === 'too-often'
      ? tooOften(opened.failure, call.locale)
      : refusalReply(opened.failure);
  });

  route(api, contract.giveSize, async (call) => {
    const given = await giveSize(shop, call, call.body.token, call.body.created_with_prefs);
    if (given.ok) return reply(204, undefined);
    const { failure } = given;
    switch (failure.kind) {
      case 'too-often':
        return tooOften(failure, call.locale);
      case 'size-link-not-open':
        return reply(409, { detail: 'This link is good no longer.' });
      case 'size-invalid':
        return reply(400, failure.errors);
      case 'too-many-sizes':
        return reply(400, { non_field_errors: [`More than ${mostSizes} sizes cannot be kept.`] });
      default:
        return refusalReply(failure);
    }
  });
};
