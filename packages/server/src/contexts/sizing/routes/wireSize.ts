import {
  toWireMeasurement,
  toWireUserSize,
  type WireMeasurement,
  type WireUserSize,
} from '@tailorbird/contract/sizing';
import { unreachable } from '@tailorbird/domain/kernel';
import { type Detail, type Reply, refusalReply, reply } from '../../../platform/api/reply.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import type { Errors } from '../application/requestedSize.ts';
import type { SizeNotCreated } from '../application/saveSizes.ts';
import { showMeasurements, showSize } from '../application/showSize.ts';
import { sizeTypeOf } from '../application/sizeTypes.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { maximumSizes } from '../store/sizes.ts';
import type { SavedMeasurement } from '../tables.ts';

export const unknownSizeType = { size_type: ['Unknown size type.'] };

export const wireSizeOf = (
  shop: WithCatalog,
  stored: StoredSize,
  { locale }: Pick<Visit, 'locale'>,
): WireUserSize => {
  const { size, details } = showSize(stored, sizeTypeOf(shop, stored), locale);
  return toWireUserSize(size, details);
};

export const wireMeasurementsOf = (
  saved: readonly SavedMeasurement[],
  type: SizeType,
  { locale }: Pick<Visit, 'locale'>,
): WireMeasurement[] => {
  const { measurements, measurementOf } = showMeasurements(saved, type, locale);
  return measurements.map((measurement) =>
    toWireMeasurement(measurement, measurementOf(measurement)),
  );
};

export const sizeRefused = (
  failure: SizeNotCreated | AccessRefused | NotFound,
): Reply<Errors, 400> | Reply<Detail, 403> | Reply<Detail, 404> => {
  switch (failure.kind) {
    case 'unknown-size-type':
      return reply(400, unknownSizeType);
    case 'too-many-sizes':
      return reply(400, { non_field_errors: [`More than ${maximumSizes} sizes cannot be kept.`] });
    case 'unknown-wearer':
      return reply(400, { wearer_id: ['Unknown wearer.'] });
    case 'size-invalid':
      return reply(400, failure.errors);
    case 'not-found':
    case 'sign-in-required':
    case 'permission-denied':
      return refusalReply(failure);
    default:
      return unreachable(failure);
  }
};
