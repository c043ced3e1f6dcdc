import {
  addWearer,
  assignUserSize,
  changeOwnWearer,
  changeWearer,
  chooseDefaultSize,
  fromWireWantedWearer,
  listWearers,
  readOwnWearer,
  removeWearer,
  restoreWearer,
  toWireOwnWearer,
  toWireWearer,
  toWireWearerRefused,
  type WireWearer,
} from '@tailorbird/contract/sizing';
import type { Wearer, WearerRefused } from '@tailorbird/domain/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import { ownSize } from '../application/readSizes.ts';
import type { SizingNeeds } from '../application/sizeTypes.ts';
import * as wearers from '../application/wearers.ts';
import { wireSizeOf } from './wireSize.ts';

const messageOf = (refused: WearerRefused): string => {
  switch (refused.kind) {
    case 'wearer-name-required':
      return 'This field may not be blank.';
    case 'wearer-name-too-long':
      return `Ensure this field has no more than ${refused.maximum} characters.`;
    case 'wearer-name-taken':
      return 'Somebody else has this name.';
    case 'too-many-wearers':
      return `More than ${refused.maximum} cannot be kept.`;
  }
};

const isOther = (
  failure: WearerRefused | NotFound | AccessRefused,
): failure is NotFound | AccessRefused =>
  failure.kind === 'not-found' ||
  failure.kind === 'sign-in-required' ||
  failure.kind === 'permission-denied';

const refused = (failure: WearerRefused | NotFound | AccessRefused) =>
  isOther(failure)
    ? refusalReply(failure)
    : reply(400, toWireWearerRefused(failure, messageOf(failure)));

const refusedToAdd = (failure: WearerRefused | AccessRefused) =>
  failure.kind === 'sign-in-required' || failure.kind === 'permission-denied'
    ? refusalReply(failure)
    : reply(400, toWireWearerRefused(failure, messageOf(failure)));

const toWire = ({ defaults, ...wearer }: wearers.WithDefaults<Wearer>): WireWearer =>
  toWireWearer(wearer, defaults);

export const wearerRoutes = (api: Api, shop: SizingNeeds): void => {
  route(api, listWearers, async (call) =>
    reply(200, (await wearers.ownWearers(shop, call)).map(toWire)),
  );

  route(api, addWearer, async (call) => {
    const added = await wearers.addOwnWearer(shop, call, fromWireWantedWearer(call.body));
    return added.ok ? reply(201, toWire(added.value)) : refusedToAdd(added.failure);
  });

  route(
    api,
    changeWearer,
    async (call) => {
      const changed = await wearers.changeOwnWearer(
        shop,
        call,
        Number(call.params.id),
        fromWireWantedWearer(call.body),
      );
      return changed.ok ? reply(200, toWire(changed.value)) : refused(changed.failure);
    },
    { owns: (call) => wearers.ownWearer(shop, call, Number(call.params.id)) },
  );

  route(api, removeWearer, async (call) => {
    const removed = await wearers.removeOwnWearer(shop, call, Number(call.params.id));
    return removed.ok ? reply(204, undefined) : refusalReply(removed.failure);
  });

  route(api, restoreWearer, async (call) => {
    const restored = await wearers.restoreOwnWearer(shop, call, Number(call.params.id));
    return restored.ok ? reply(200, toWire(restored.value)) : refused(restored.failure);
  });

  route(api, readOwnWearer, async (call) => {
    const { defaults, ...own } = await wearers.actorAsWearer(shop, call);
    return reply(200, toWireOwnWearer(own, defaults));
  });

  route(api, changeOwnWearer, async (call) => {
    const changed = await wearers.changeActorAsWearer(shop, call, call.body.cut_for);
    if (!changed.ok) return refusalReply(changed.failure);
    const { defaults, ...own } = changed.value;
    return reply(200, toWireOwnWearer(own, defaults));
  });

  route(
    api,
    chooseDefaultSize,
    async (call) => {
      const chosen = await wearers.chooseOwnDefault(
        shop,
        call,
        Number(call.params.id),
        call.body.is_default,
      );
      return chosen.ok
        ? reply(200, wireSizeOf(shop, chosen.value, call))
        : refusalReply(chosen.failure);
    },
    { owns: (call) => ownSize(shop, call, Number(call.params.id)) },
  );

  route(
    api,
    assignUserSize,
    async (call) => {
      const assigned = await wearers.assignOwnSize(
        shop,
        call,
        Number(call.params.id),
        call.body.wearer_id,
      );
      if (assigned.ok) return reply(200, wireSizeOf(shop, assigned.value, call));
      const { failure } = assigned;
      if (failure.kind === 'unknown-wearer') return reply(400, { wearer_id: ['Unknown wearer.'] });
      return failure.kind === 'already-exists'
        ? reply(409, { detail: 'They have this size already.' })
        : refusalReply(failure);
    },
    { owns: (call) => ownSize(shop, call, Number(call.params.id)) },
  );
};
