import {
  createSizeForUser,
  fromWirePrefs,
  lookUpSize as lookUpCall,
  previewSizeConversion,
  toWireStandardSize,
  updateSizeForUser,
} from '@tailorbird/contract/sizing';
import { bodyMeasures } from '@tailorbird/domain/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { type Errors, errorsOf } from '../application/requestedSize.ts';
import { changeSizeFor, createSizeFor } from '../application/saveSizes.ts';
import type { SizingNeeds } from '../application/sizeTypes.ts';
import { lookUpSize, previewConversion } from '../application/staffSizes.ts';
import { wireConversionOf } from './conversions.ts';
import { sizeRefused, unknownSizeType, wireMeasurementsOf, wireSizeOf } from './wireSize.ts';

/** In a lookup, the prefs are the request body, so their errors are at the top level. */
const withPrefsOnTop = ({ created_with_prefs: inPrefs, ...rest }: Errors): Errors => ({
  ...rest,
  ...(inPrefs && !Array.isArray(inPrefs) ? inPrefs : {}),
});

export const staffRoutes = (api: Api, shop: SizingNeeds): void => {
  route(api, createSizeForUser, async (call) => {
    const created = await createSizeFor(shop, call, Number(call.params.userId), call.body);
    return created.ok
      ? reply(201, wireSizeOf(shop, created.value, call))
      : sizeRefused(created.failure);
  });

  route(api, updateSizeForUser, async (call) => {
    const whose = { accountId: Number(call.params.userId), id: Number(call.params.id) };
    const changed = await changeSizeFor(shop, call, whose, call.body);
    return changed.ok
      ? reply(200, wireSizeOf(shop, changed.value, call))
      : sizeRefused(changed.failure);
  });

  route(api, lookUpCall, async (call) => {
    const found = await lookUpSize(shop, call, {
      sizeTypeId: call.body.size_type,
      prefs: fromWirePrefs(call.body),
    });
    if (found.ok) {
      const { type, stored, estimate, recommended } = found.value;
      return reply(200, {
        size_type: type.id,
        measurements: wireMeasurementsOf(stored.measurements, type, call),
        body: Object.fromEntries(
          bodyMeasures.map((measure) => [
            measure,
            { mean: estimate[measure].meanCm, sd: estimate[measure].sdCm },
          ]),
        ),
        recommended: recommended && {
          ...toWireStandardSize(recommended),
          probability: recommended.probability,
        },
      });
    }
    const { failure } = found;
    switch (failure.kind) {
      case 'not-enough':
        return reply(400, { non_field_errors: ['Not enough to compute a size from.'] });
      case 'prefs-invalid':
        return reply(400, withPrefsOnTop(errorsOf(failure.invalid, '-', failure.type.slug)));
      default:
        return sizeRefused(failure);
    }
  });

  route(api, previewSizeConversion, async (call) => {
    const previewed = await previewConversion(shop, call, call.body);
    if (previewed.ok) {
      const { source, recommended } = previewed.value;
      return reply(200, {
        ...wireConversionOf(previewed.value, call),
        source: {
          size_type: source.type.id,
          title: source.title,
          standard_size:
            source.content.standardSize && toWireStandardSize(source.content.standardSize),
          measurements: wireMeasurementsOf(source.content.measurements, source.type, call),
        },
        recommended: recommended && {
          ...toWireStandardSize(recommended),
          probability: recommended.probability,
        },
      });
    }
    const { failure } = previewed;
    return failure.kind === 'unknown-target-size-type'
      ? reply(400, { target_size_type: unknownSizeType.size_type })
      : sizeRefused(failure);
  });
};
