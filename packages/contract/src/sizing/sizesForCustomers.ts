import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, idInPath, text } from '../values.ts';
import { sizePrefs } from './prefs.ts';
import { userSizeToChange, userSizeToCreate } from './sizeRequest.ts';
import { standardSizeRef } from './standardSize.ts';
import { measurement, userSize } from './userSize.ts';

/** Reason for a staff change. It is logged with the staff member's name. */
const reason = z.optional(text(200));

export const createSizeForUser = endpoint({
  context: 'sizing',
  name: 'createSizeForUser',
  access: 'admin or store',
  method: 'POST',
  path: '/customizer_api/v2/user/{userId}/user-size2/',
  summary: 'Saves a size for a customer, for staff and stores. Person and reason are recorded.',
  params: { userId: idInPath },
  request: z.object({ ...userSizeToCreate.shape, reason }),
  responses: { 201: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const updateSizeForUser = endpoint({
  context: 'sizing',
  name: 'updateSizeForUser',
  access: 'admin',
  method: 'PUT',
  path: '/customizer_api/v2/user/{userId}/user-size2/{id}',
  summary: 'Saves a new version of a customer’s size. Person and reason are recorded. Admin only.',
  params: { userId: idInPath, id: idInPath },
  request: z.object({ ...userSizeToChange.shape, reason }),
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const lookUpSize = endpoint({
  context: 'sizing',
  name: 'lookUpSize',
  access: 'admin',
  method: 'POST',
  path: '/size/lookup-size/',
  summary: 'Computes a size from body data without saving it. Admin only.',
  request: z.object({ ...sizePrefs.shape, size_type: id }),
  responses: {
    200: z.object({
      size_type: id,
      measurements: z.array(measurement),
      /** By body measure, in centimeters. */
      body: z.record(z.string(), z.object({ mean: z.number(), sd: z.number() })),
      recommended: z.nullable(z.object({ ...standardSizeRef.shape, probability: z.number() })),
    }),
    400: fieldErrors,
    403: detailError,
  },
  csrf: 'when-signed-in',
});
