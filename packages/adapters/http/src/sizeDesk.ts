import {
  createSizeForUser,
  fromWireMeasurement,
  fromWireSizeConversion,
  fromWireSizeErrors,
  fromWireStandardSize,
  lookUpSize,
  previewSizeConversion,
  toWirePrefs,
  toWireSizeChangeForCustomer,
  toWireSizeForCustomer,
  updateSizeForUser,
} from '@tailorbird/contract/sizing';
import type { SizeDesk } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';
import { savedSize } from './savedSize.ts';

type NestedErrors = Readonly<Record<string, string[]>>;
const forbidden = { kind: 'permission-denied' } as const;

const recommendedOf = (
  recommended: { readonly id: number; readonly probability: number | null } | null,
) => {
  const size = recommended && fromWireStandardSize(recommended);
  return recommended && size ? { ...size, probability: recommended.probability } : null;
};

export class HttpSizeDesk implements SizeDesk {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly preview: SizeDesk['preview'] = async (userSizeId, toSizeTypeId) => {
    const answer = await this.#client.send(previewSizeConversion, {
      body: { user_size_id: userSizeId, target_size_type: toSizeTypeId },
    });
    return outcome(
      answer,
      ({ source, recommended, ...conversion }) => ({
        source: {
          sizeTypeId: source.size_type,
          title: source.title,
          measurements: source.measurements.map(fromWireMeasurement),
        },
        conversion: fromWireSizeConversion(conversion),
        recommended: recommendedOf(recommended),
      }),
      { 400: { kind: 'cannot-convert' }, 403: forbidden, 404: { kind: 'size-not-found' } },
    );
  };

  readonly lookUp: SizeDesk['lookUp'] = async (sizeTypeId, prefs) => {
    const answer = await this.#client.send(lookUpSize, {
      body: { ...toWirePrefs(prefs), size_type: sizeTypeId },
    });
    return outcome(
      answer,
      ({ size_type, measurements, recommended }) => ({
        sizeTypeId: size_type,
        measurements: measurements.map(fromWireMeasurement),
        recommended: recommendedOf(recommended),
      }),
      {
        // The request body is the prefs themselves, so field paths have no prefix.
        400: (body) =>
          fromWireSizeErrors(
            'size_type' in body ? body : { created_with_prefs: body as NestedErrors },
          ),
        403: forbidden,
      },
    );
  };

  readonly create: SizeDesk['create'] = async (customerId, size) =>
    savedSize(
      await this.#client.send(createSizeForUser, {
        params: { userId: customerId },
        body: toWireSizeForCustomer(size),
      }),
      forbidden,
    );

  readonly change: SizeDesk['change'] = async (customerId, sizeId, change) =>
    savedSize(
      await this.#client.send(updateSizeForUser, {
        params: { userId: customerId, id: sizeId },
        body: toWireSizeChangeForCustomer(change),
      }),
      forbidden,
    );
}
