import {
  convertUserSize,
  readSizeConversion,
  toWireSizeConversion,
  type WireSizeConversion,
} from '@tailorbird/contract/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import { type Conversion, readConversion, saveConversion } from '../application/convertSizes.ts';
import { showMeasurements } from '../application/showSize.ts';
import type { SizingNeeds } from '../application/sizeTypes.ts';
import { sizeRefused, wireSizeOf } from './wireSize.ts';

export const wireConversionOf = (
  { type, converted, stored }: Conversion,
  { locale }: Pick<Visit, 'locale'>,
): WireSizeConversion => {
  const { measurements, measurementOf } = showMeasurements(stored.measurements, type, locale);
  return toWireSizeConversion({ ...converted, sizeTypeId: type.id, measurements }, measurementOf);
};

export const conversionRoutes = (api: Api, shop: SizingNeeds): void => {
  route(api, readSizeConversion, async (call) => {
    const conversion = await readConversion(
      shop,
      call,
      Number(call.params.id),
      Number(call.params.sizeTypeId),
    );
    return conversion.ok
      ? reply(200, wireConversionOf(conversion.value, call))
      : sizeRefused(conversion.failure);
  });

  route(api, convertUserSize, async (call) => {
    const saved = await saveConversion(
      shop,
      call,
      Number(call.params.id),
      Number(call.params.sizeTypeId),
    );
    return saved.ok ? reply(201, wireSizeOf(shop, saved.value, call)) : sizeRefused(saved.failure);
  });
};
