import {
  cutForChoices,
  type OwnWearer,
  type WantedWearer,
  type Wearer,
  type WearerRefused,
  wearerKinds,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, type WireFieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import { id, idInPath, text } from '../values.ts';
import { userSize } from './userSize.ts';

const cutFor = z.nullable(z.enum(cutForChoices));

const defaultSizes = z.array(id).check(z.maxLength(cutForChoices.length));

/** A person that the customer orders for. `cut_for` is their cut, null if unknown. */
export const wearer = z.object({
  id,
  name: z.string(),
  kind: z.enum(wearerKinds),
  cut_for: cutFor,
  default_sizes: defaultSizes,
});
export type WireWearer = z.infer<typeof wearer>;

/** An omitted cut stays unchanged. Null removes it. */
export const wantedWearer = z.object({
  name: text(200),
  kind: z.enum(wearerKinds),
  cut_for: z.optional(cutFor),
});
export type WireWantedWearer = z.infer<typeof wantedWearer>;

/** Null for the customer. */
export const wearerOfSize = z.object({ wearer_id: z.nullable(id) });

export const ownWearer = z.object({ cut_for: cutFor, default_sizes: defaultSizes });
export type WireOwnWearer = z.infer<typeof ownWearer>;

export const wantedOwnWearer = z.object({ cut_for: cutFor });

export const wantedDefault = z.object({ is_default: z.boolean() });

const wearerFields = fields<Wearer, Omit<WireWearer, 'default_sizes'>>()({
  id: 'id',
  name: 'name',
  kind: 'kind',
  cutFor: 'cut_for',
});

/** Adds the ids of the wearer's default sizes, which the domain stores with the sizes. */
export const toWireWearer = (wearer: Wearer, defaults: readonly number[]): WireWearer => ({
  ...wearerFields.toWire(wearer),
  default_sizes: [...defaults],
});

export const { fromWire: fromWireWearer } = wearerFields;

export const { toWire: toWireWantedWearer, fromWire: fromWireWantedWearer } = fields<
  WantedWearer,
  WireWantedWearer
>()({ name: 'name', kind: 'kind', cutFor: 'cut_for' });

export const toWireOwnWearer = (
  { cutFor }: OwnWearer,
  defaults: readonly number[],
): WireOwnWearer => ({
  cut_for: cutFor,
  default_sizes: [...defaults],
});

export const fromWireOwnWearer = ({ cut_for }: WireOwnWearer): OwnWearer => ({ cutFor: cut_for });

const fieldOf = (kind: WearerRefused['kind']): 'name' | 'non_field_errors' =>
  kind === 'too-many-wearers' ? 'non_field_errors' : 'name';

/** Refusal of a wearer. `code` is for programs, the message for people. */
export const toWireWearerRefused = (
  refused: WearerRefused,
  message: string,
): Record<string, string[]> => ({
  [fieldOf(refused.kind)]: [message],
  code: [refused.kind],
});

/** Refusal with its limits. Null for any other error. */
export const fromWireWearerRefused = (
  errors: WireFieldErrors,
  limits: { readonly name: number; readonly wearers: number },
): WearerRefused | null => {
  const codes = errors.code;
  const code = Array.isArray(codes) ? codes[0] : undefined;
  switch (code) {
    case 'wearer-name-required':
    case 'wearer-name-taken':
      return { kind: code };
    case 'wearer-name-too-long':
      return { kind: code, maximum: limits.name };
    case 'too-many-wearers':
      return { kind: code, maximum: limits.wearers };
    default:
      return null;
  }
};

export const listWearers = endpoint({
  context: 'sizing',
  name: 'listWearers',
  method: 'GET',
  path: '/customizer_api/v2/wearers/',
  summary: 'Lists the other people for whom this customer saves sizes; empty for guests.',
  responses: { 200: z.array(wearer) },
});

export const addWearer = endpoint({
  context: 'sizing',
  name: 'addWearer',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/wearers/',
  summary: 'Adds a wearer.',
  request: wantedWearer,
  responses: { 201: wearer, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const changeWearer = endpoint({
  context: 'sizing',
  name: 'changeWearer',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/wearers/{id}/',
  summary: 'Changes the name, kind or cut of a wearer.',
  params: { id: idInPath },
  request: wantedWearer,
  responses: { 200: wearer, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const removeWearer = endpoint({
  context: 'sizing',
  name: 'removeWearer',
  access: 'customer',
  method: 'DELETE',
  path: '/customizer_api/v2/wearers/{id}/',
  summary:
    'Removes a wearer and their sizes; both can be restored for 30 days. Lines and orders keep their data.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const restoreWearer = endpoint({
  context: 'sizing',
  name: 'restoreWearer',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/wearers/{id}/restore/',
  summary: 'Restores a removed wearer and their sizes.',
  params: { id: idInPath },
  responses: { 200: wearer, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readOwnWearer = endpoint({
  context: 'sizing',
  name: 'readOwnWearer',
  method: 'GET',
  path: '/customizer_api/v2/own-wearer/',
  summary: 'Returns the visitor’s own cut and default sizes; empty for guests.',
  responses: { 200: ownWearer },
});

export const changeOwnWearer = endpoint({
  context: 'sizing',
  name: 'changeOwnWearer',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/own-wearer/',
  summary: 'Sets the customer’s own cut; null removes it.',
  request: wantedOwnWearer,
  responses: { 200: ownWearer, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const chooseDefaultSize = endpoint({
  context: 'sizing',
  name: 'chooseDefaultSize',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}/default/',
  summary: 'Sets or unsets a size as its wearer’s default for its cut.',
  params: { id: idInPath },
  request: wantedDefault,
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const assignUserSize = endpoint({
  context: 'sizing',
  name: 'assignUserSize',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}/wearer/',
  summary: 'Sets the wearer of a size; 409 if the wearer has this standard size already.',
  params: { id: idInPath },
  request: wearerOfSize,
  responses: {
    200: userSize,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: detailError,
  },
  csrf: 'when-signed-in',
});
