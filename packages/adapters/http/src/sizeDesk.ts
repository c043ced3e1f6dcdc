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
import { err, ok } from '@tailorbird/domain/kernel';
import type { SizeDesk } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { savedSize } from './savedSize.ts';

type NestedErrors = Readonly<Record<string, string[]>>;
const forbidden = { kind: 'permission-denied' } as const;

/** Sizes of all customers, for staff. */
export class HttpSizeDesk implements SizeDesk {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly preview: SizeDesk['preview'] = async (userSizeId, toSizeTypeId) => {
    const answer = await this.#client.send(previewSizeConversion, {
      body: { user_size_id: userSizeId, target_size_type: toSizeTypeId },
    });
    switch (answer.status) {
      case 200: {
        const { source, recommended, ...conversion } = answer.body;
        const size = recommended && fromWireStandardSize(recommended);
        return ok({
          source: {
            sizeTypeId: source.size_type,
            title: source.title,
            measurements: source.measurements.map(fromWireMeasurement),
          },
          conversion: fromWireSizeConversion(conversion),
          recommended:
            recommended && size ? { ...size, probability: recommended.probability } : null,
        });
      }
      case 400:
        return err({ kind: 'cannot-convert' });
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'size-not-found' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly lookUp: SizeDesk['lookUp'] = async (sizeTypeId, prefs) => {
    const answer = await this.#client.send(lookUpSize, {
      body: { ...toWirePrefs(prefs), size_type: sizeTypeId },
    });
    switch (answer.status) {
      case 200: {
        const { size_type, measurements, recommended } = answer.body;
        const size = recommended && fromWireStandardSize(recommended);
        return ok({
          sizeTypeId: size_type,
          measurements: measurements.map(fromWireMeasurement),
          recommended:
            recommended && size ? { ...size, probability: recommended.probability } : null,
        });
      }
      case 400:
        // The request body is the prefs themselves, so field paths have no prefix.
        return err(
          fromWireSizeErrors(
            'size_type' in answer.body
              ? answer.body
              : { created_with_prefs: answer.body as NestedErrors },
          ),
        );
      case 403:
        return err(forbidden);
      default:
        return err({ kind: 'unreachable' });
    }
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
