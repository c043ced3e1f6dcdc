import type { WireFieldErrors } from '@tailorbird/contract/errors';
import {
  createUserSizeFromStandardSize,
  fromWireListedSize,
  fromWireRecommendation,
  fromWireSavedStandardSize,
  recommendedStandardSizeFromUserSize,
  toWireStandardSizeToSave,
  userSizes,
} from '@tailorbird/contract/graphql';
import {
  addWearer,
  assignUserSize,
  changeOwnWearer,
  changeWearer,
  chooseDefaultSize,
  convertUserSize,
  createUserSize,
  deleteUserSize,
  deleteUserSizes,
  exportUserSizes,
  fromWireOwnWearer,
  fromWireSizeConversion,
  fromWireSizeDependency,
  fromWireSizeErrors,
  fromWireSizeType,
  fromWireSizeVersion,
  fromWireUserSize,
  fromWireWearer,
  fromWireWearerRefused,
  importUserSize,
  listSizeTypes,
  listUserSizes,
  listWearers,
  readOwnWearer,
  readSizeConversion,
  readSizeDependencies,
  readSizeHistory,
  readSizeType,
  readUserSize,
  removeWearer,
  restoreUserSize,
  restoreWearer,
  toWireUserSizeToChange,
  toWireUserSizeToCreate,
  toWireWantedWearer,
  updateUserSize,
} from '@tailorbird/contract/sizing';
import { err, ok } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import {
  maximumWearerName,
  maximumWearers,
  type Sizes,
  type Wearers,
} from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';
import { runOperation } from './runOperation.ts';
import { savedSize } from './savedSize.ts';

const unknownType = { 404: { kind: 'unknown-size-type' } } as const;
const notFound = { 404: { kind: 'size-not-found' } } as const;

/** Standard sizes and recommendations use GraphQL, everything else REST. */
export class HttpSizes implements Sizes {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly sizeTypes: Sizes['sizeTypes'] = async () =>
    outcome(await this.#client.send(listSizeTypes), (body) => body.map(fromWireSizeType));

  readonly sizeType: Sizes['sizeType'] = async (id) => {
    const answer = await this.#client.send(readSizeType, { params: { id } });
    return outcome(answer, fromWireSizeType, unknownType);
  };

  readonly dependencies: Sizes['dependencies'] = async (id, cutFor) => {
    const answer = await this.#client.send(readSizeDependencies, {
      params: { id },
      query: { cut_for: cutFor },
    });
    return outcome(answer, (rows) => rows.map(fromWireSizeDependency), unknownType);
  };

  readonly all: Sizes['all'] = async () =>
    outcome(await this.#client.send(listUserSizes), (body) => body.map(fromWireUserSize));

  /** The visitor's sizes in short, through GraphQL (API-82). */
  readonly listed: Sizes['listed'] = async (sizeTypeId) => {
    const variables = sizeTypeId === undefined ? {} : { sizeTypeId };
    const sizes = await runOperation(this.#client, userSizes, variables);
    return sizes.ok ? ok(sizes.value.user_sizes.map(fromWireListedSize)) : sizes;
  };

  readonly byId: Sizes['byId'] = async (id) =>
    savedSize(await this.#client.send(readUserSize, { params: { id } }));

  readonly ofStandardSize: Sizes['ofStandardSize'] = async (request) => {
    const variables = toWireStandardSizeToSave(request);
    const saved = await runOperation(this.#client, createUserSizeFromStandardSize, variables);
    return saved.ok ? fromWireSavedStandardSize(saved.value.createUserSizeFromStandardSize) : saved;
  };

  readonly create: Sizes['create'] = async (request) => {
    const type = await this.sizeType(request.sizeTypeId);
    if (!type.ok) return type;
    return savedSize(
      await this.#client.send(createUserSize, {
        body: toWireUserSizeToCreate(request, type.value),
      }),
    );
  };

  readonly importFile: Sizes['importFile'] = async (file) => {
    const answer = await this.#client.send(importUserSize, { body: { file } });
    const isUnreadable = isBadRequest(answer) && Object.hasOwn(answer.body, 'file');
    return isUnreadable ? err({ kind: 'size-file-unreadable' }) : savedSize(answer);
  };

  readonly update: Sizes['update'] = async (id, change) =>
    savedSize(
      await this.#client.send(updateUserSize, {
        params: { id },
        body: toWireUserSizeToChange(change),
      }),
    );

  readonly remove: Sizes['remove'] = async (id) => {
    const answer = await this.#client.send(deleteUserSize, { params: { id } });
    return outcome(answer, nothing, notFound);
  };

  readonly history: Sizes['history'] = async (id) => {
    const answer = await this.#client.send(readSizeHistory, { params: { id } });
    return outcome(answer, (versions) => versions.map(fromWireSizeVersion), notFound);
  };

  readonly restore: Sizes['restore'] = async (id, version) =>
    savedSize(await this.#client.send(restoreUserSize, { params: { id }, body: { version } }));

  readonly previewConversion: Sizes['previewConversion'] = async (id, toSizeTypeId) => {
    const answer = await this.#client.send(readSizeConversion, {
      params: { id, sizeTypeId: toSizeTypeId },
    });
    return outcome(answer, fromWireSizeConversion, { ...notFound, 400: fromWireSizeErrors });
  };

  readonly convert: Sizes['convert'] = async (id, toSizeTypeId) =>
    savedSize(
      await this.#client.send(convertUserSize, { params: { id, sizeTypeId: toSizeTypeId } }),
    );

  readonly recommendFrom: Sizes['recommendFrom'] = async (variables) => {
    const found = await runOperation(this.#client, recommendedStandardSizeFromUserSize, variables);
    return found.ok ? fromWireRecommendation(found.value.recommended_standard_size) : found;
  };

  readonly exported: Sizes['exported'] = async () =>
    outcome(await this.#client.send(exportUserSizes), (body) => JSON.stringify(body, null, 2));

  readonly removeAll: Sizes['removeAll'] = async () =>
    outcome(await this.#client.send(deleteUserSizes), nothing);
}

const wearerNotFound = { 404: { kind: 'wearer-not-found' } } as const;
const sizeNotFound = { 404: { kind: 'size-not-found' } } as const;

const wearerRefusal = (body: WireFieldErrors) =>
  fromWireWearerRefused(body, { name: maximumWearerName, wearers: maximumWearers }) ??
  ({ kind: 'unreachable' } as const);

export class HttpWearers implements Wearers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Wearers['all'] = async () =>
    outcome(await this.#client.send(listWearers), (body) => body.map(fromWireWearer));

  readonly add: Wearers['add'] = async (wanted) =>
    outcome(
      await this.#client.send(addWearer, { body: toWireWantedWearer(wanted) }),
      fromWireWearer,
      { 400: wearerRefusal },
    );

  readonly change: Wearers['change'] = async (id, wanted) =>
    outcome(
      await this.#client.send(changeWearer, { params: { id }, body: toWireWantedWearer(wanted) }),
      fromWireWearer,
      { ...wearerNotFound, 400: wearerRefusal },
    );

  readonly remove: Wearers['remove'] = async (id) => {
    const answer = await this.#client.send(removeWearer, { params: { id } });
    return outcome(answer, nothing, wearerNotFound);
  };

  readonly restore: Wearers['restore'] = async (id) =>
    outcome(await this.#client.send(restoreWearer, { params: { id } }), fromWireWearer, {
      ...wearerNotFound,
      400: wearerRefusal,
    });

  readonly own: Wearers['own'] = async () =>
    outcome(await this.#client.send(readOwnWearer), fromWireOwnWearer);

  readonly changeOwn: Wearers['changeOwn'] = async ({ cutFor }) =>
    outcome(
      await this.#client.send(changeOwnWearer, { body: { cut_for: cutFor } }),
      fromWireOwnWearer,
    );

  readonly makeDefault: Wearers['makeDefault'] = async (id, isDefault) => {
    const answer = await this.#client.send(chooseDefaultSize, {
      params: { id },
      body: { is_default: isDefault },
    });
    return outcome(answer, fromWireUserSize, sizeNotFound);
  };

  readonly assign: Wearers['assign'] = async (id, wearerId) => {
    const answer = await this.#client.send(assignUserSize, {
      params: { id },
      body: { wearer_id: wearerId },
    });
    return outcome(answer, fromWireUserSize, { ...sizeNotFound, 409: { kind: 'already-exists' } });
  };
}
