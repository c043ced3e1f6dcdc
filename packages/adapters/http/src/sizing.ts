import {
  createUserSizeFromStandardSize,
  queryGraph,
  recommendedStandardSizeFromUserSize,
  userSizeErrors,
} from '@tailorbird/contract/graphql';
import { messagesOf } from '@tailorbird/contract/messages';
import {
  convertUserSize,
  createUserSize,
  deleteUserSize,
  deleteUserSizes,
  exportUserSizes,
  listSizeTypes,
  listUserSizes,
  prefsOfWire,
  readSizeConversion,
  readSizeHistory,
  readSizeType,
  readUserSize,
  refusedFieldsOf,
  restoreUserSize,
  standardSizeIdOf,
  standardSizeOfId,
  toWirePrefs,
  updateUserSize,
  type WireMeasurement,
  type WireSizeType,
  type WireUserSize,
  type WireUserSizeVersion,
} from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  centimeters,
  idealSizeRequest,
  type SizeMeasurement,
  type SizeRefused,
  type Sizes,
  type SizeType,
  type SizeVersion,
  type UserSize,
} from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

const standardSizeOf = (ref: WireUserSize['standard_size']): UserSize['standardSize'] => (ref && standardSizeOfId(ref.id)) ?? null;

const measurementOf = ({ size_property_slug, size_property_title, value, origin }: WireMeasurement): SizeMeasurement => ({
  measure: size_property_slug,
  title: size_property_title,
  value: centimeters(value),
  origin,
});

/** What a size and a version of it have in common. */
const contentOf = (sent: WireUserSize | WireUserSizeVersion): Omit<SizeVersion, 'orders'> => ({
  title: sent.title,
  standardSize: standardSizeOf(sent.standard_size),
  measurements: sent.measurements.map(measurementOf),
  prefs: prefsOfWire(sent.created_with_prefs),
  designVersion: sent.design_version,
  version: sent.version,
  savedAt: sent.date_saved,
});

const userSizeOf = (size: WireUserSize): UserSize => ({
  ...contentOf(size),
  id: size.id,
  sizeTypeId: size.size_type,
  createdAt: size.date_created,
});

const versionOf = (version: WireUserSizeVersion): SizeVersion => ({
  ...contentOf(version),
  orders: version.orders.map(({ number, date_placed, title, quantity }) => ({
    orderNumber: number,
    orderedAt: date_placed,
    title,
    quantity,
  })),
});

const sizeTypeOf = ({ id, slug, title, size_properties }: WireSizeType): SizeType => ({
  id,
  slug,
  title,
  properties: size_properties.map((property) => ({
    id: property.id,
    measure: property.slug,
    title: property.frontend_title,
    showInSizeCharts: property.show_in_size_charts,
    displayOrder: property.display_order,
  })),
});

const unreachable: Result<never, SizeRefused> = err({ kind: 'unreachable' });
const notFound: Result<never, SizeRefused> = err({ kind: 'size-not-found' });

type FieldErrors = Parameters<typeof refusedFieldsOf>[0];

/** The failure in the body of a 400. */
const refusedBy = (errors: FieldErrors): Result<never, SizeRefused> => {
  if (Object.hasOwn(errors, 'size_type')) return err({ kind: 'unknown-size-type' });
  const fields = refusedFieldsOf(errors);
  return err(fields.length > 0 ? { kind: 'size-invalid', fields } : { kind: 'size-refused', message: messagesOf(errors)[0] ?? '' });
};

type SizeAnswer =
  | { readonly status: 200 | 201; readonly body: WireUserSize }
  | { readonly status: 400; readonly body: FieldErrors }
  | { readonly status: 403 | 404 | 'unreachable' };

/** The size a call answered with, or why there is none. */
const savedSize = (answer: SizeAnswer): Result<UserSize, SizeRefused> => {
  switch (answer.status) {
    case 200:
    case 201:
      return ok(userSizeOf(answer.body));
    case 400:
      return refusedBy(answer.body);
    case 404:
      return notFound;
    default:
      return unreachable;
  }
};

/** Sizes over HTTP: standard sizes and recommendations through GraphQL, the rest through REST. */
export class HttpSizes implements Sizes {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly sizeTypes: Sizes['sizeTypes'] = async () => {
    const answer = await this.#client.send(listSizeTypes);
    return answer.status === 200 ? ok(answer.body.map(sizeTypeOf)) : unreachable;
  };

  readonly sizeType: Sizes['sizeType'] = async (id) => {
    const answer = await this.#client.send(readSizeType, { params: { id } });
    if (answer.status === 404) return err({ kind: 'unknown-size-type' });
    return answer.status === 200 ? ok(sizeTypeOf(answer.body)) : unreachable;
  };

  readonly all: Sizes['all'] = async () => {
    const answer = await this.#client.send(listUserSizes);
    return answer.status === 200 ? ok(answer.body.map(userSizeOf)) : unreachable;
  };

  readonly byId: Sizes['byId'] = async (id) => savedSize(await this.#client.send(readUserSize, { params: { id } }));

  readonly ofStandardSize: Sizes['ofStandardSize'] = async ({ size, sizeTypeId, title, idealSize }) => {
    const { name, text, content } = createUserSizeFromStandardSize;
    const variables = {
      standardSizeId: standardSizeIdOf(size),
      title,
      targetSizeTypeId: sizeTypeId,
      ...(idealSize && { idealSizeInfo: idealSizeRequest(idealSize) }),
    };
    const answer = await this.#client.send(queryGraph, { body: { query: text, operationName: name, variables } });
    if (answer.status !== 200) return unreachable;
    const parsed = content.safeParse(answer.body.data);
    if (!parsed.success) return unreachable;
    const made = parsed.data.createUserSizeFromStandardSize;
    if (made.__typename === 'CreatedUserSize') return ok({ id: made.user_size.id });
    switch (made.message) {
      case userSizeErrors.unknownSizeType:
        return err({ kind: 'unknown-size-type' });
      case userSizeErrors.invalidTitle:
        return err({ kind: 'size-invalid', fields: ['title'] });
      default:
        return err({ kind: 'size-refused', message: made.message });
    }
  };

  /** SIZE-17: each measure of the size type is sent with origin `lookup`, which asks for its value. */
  readonly create: Sizes['create'] = async ({ title, sizeTypeId, prefs }) => {
    const type = await this.sizeType(sizeTypeId);
    if (!type.ok) return type;
    const body = {
      title,
      size_type: sizeTypeId,
      created_with_prefs: toWirePrefs(prefs),
      measurements: type.value.properties.map(({ id }) => ({ origin: 'lookup', size_property_id: id })),
    };
    return savedSize(await this.#client.send(createUserSize, { body }));
  };

  readonly update: Sizes['update'] = async (id, { title, prefs, measurements }) => {
    const edits = Object.entries(measurements ?? {}).filter(([, value]) => value !== undefined);
    const body = {
      ...(title !== undefined && { title }),
      ...(prefs && { created_with_prefs: toWirePrefs(prefs) }),
      ...(edits.length > 0 && {
        measurements: edits.map(([measure, value]) => ({ origin: 'manual', size_property_slug: measure, value })),
      }),
    };
    return savedSize(await this.#client.send(updateUserSize, { params: { id }, body }));
  };

  readonly remove: Sizes['remove'] = async (id) => {
    const answer = await this.#client.send(deleteUserSize, { params: { id } });
    if (answer.status === 404) return notFound;
    return answer.status === 204 ? ok(null) : unreachable;
  };

  readonly history: Sizes['history'] = async (id) => {
    const answer = await this.#client.send(readSizeHistory, { params: { id } });
    if (answer.status === 404) return notFound;
    return answer.status === 200 ? ok(answer.body.map(versionOf)) : unreachable;
  };

  readonly restore: Sizes['restore'] = async (id, version) =>
    savedSize(await this.#client.send(restoreUserSize, { params: { id }, body: { version } }));

  readonly previewConversion: Sizes['previewConversion'] = async (id, toSizeTypeId) => {
    const answer = await this.#client.send(readSizeConversion, { params: { id, sizeTypeId: toSizeTypeId } });
    switch (answer.status) {
      case 200: {
        const { size_type, through, standard_size, measurements } = answer.body;
        return ok({
          sizeTypeId: size_type,
          through,
          standardSize: standardSizeOf(standard_size),
          measurements: measurements.map(measurementOf),
        });
      }
      case 400:
        return refusedBy(answer.body);
      case 404:
        return notFound;
      default:
        return unreachable;
    }
  };

  readonly convert: Sizes['convert'] = async (id, toSizeTypeId) =>
    savedSize(await this.#client.send(convertUserSize, { params: { id, sizeTypeId: toSizeTypeId } }));

  readonly recommendFrom: Sizes['recommendFrom'] = async (variables) => {
    const { name, text, content } = recommendedStandardSizeFromUserSize;
    const answer = await this.#client.send(queryGraph, { body: { query: text, operationName: name, variables } });
    if (answer.status !== 200) return unreachable;
    const parsed = content.safeParse(answer.body.data);
    if (!parsed.success) return unreachable;
    const found = parsed.data.recommended_standard_size;
    if (found === null) return ok(null);
    if (found.__typename === 'Error') {
      return found.message === userSizeErrors.unknownSizeType ? err({ kind: 'unknown-size-type' }) : notFound;
    }
    const size = standardSizeOfId(found.id);
    return size ? ok({ ...size, probability: found.probability }) : unreachable;
  };

  readonly exported: Sizes['exported'] = async () => {
    const answer = await this.#client.send(exportUserSizes);
    return answer.status === 200 ? ok(JSON.stringify(answer.body, null, 2)) : unreachable;
  };

  readonly removeAll: Sizes['removeAll'] = async () => {
    const answer = await this.#client.send(deleteUserSizes);
    return answer.status === 204 ? ok(null) : unreachable;
  };
}
