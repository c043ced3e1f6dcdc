import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { resetToken } from './passwordSchema.ts';
import {
  accountSecurity,
  currentPassword,
  emailChange,
  emailLinkRefused,
  passwordChange,
  recoveryCodes,
  secondFactorCode,
  secondFactorKey,
  sessionInPath,
} from './securitySchema.ts';

export const readSecurity = endpoint({
  context: 'account',
  name: 'readSecurity',
  access: 'customer',
  ownerOnly: true,
  method: 'GET',
  path: '/api/v1/soat/security/',
  summary:
    'Returns security settings, sessions and recent security events of the signed-in customer.',
  responses: { 200: accountSecurity, 403: detailError },
});

export const changeOwnPassword = endpoint({
  context: 'account',
  name: 'changeOwnPassword',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/password/',
  summary:
    'Changes the password, with the current one. All other sessions end and the cookies change.',
  request: passwordChange,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const changeOwnEmail = endpoint({
  context: 'account',
  name: 'changeOwnEmail',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/email/',
  summary:
    'Mails a confirmation link to a new email, with the current password. The email changes when the link is followed.',
  request: emailChange,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const sendEmailConfirmation = endpoint({
  context: 'account',
  name: 'sendEmailConfirmation',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/email/confirmation/',
  summary: 'Sends the confirmation link again if the email is unconfirmed.',
  responses: { 204: null, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const confirmEmail = endpoint({
  context: 'account',
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/soat/confirm-email/',
  summary: 'Confirms an email by a mailed link, once.',
  request: resetToken,
  responses: { 204: null, 400: z.union([emailLinkRefused, fieldErrors]), 403: detailError },
  csrf: 'when-signed-in',
});

export const startSecondFactor = endpoint({
  context: 'account',
  name: 'startSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/',
  summary:
    'Creates a key for an authenticator app, with the current password. It is active once confirmed.',
  request: currentPassword,
  responses: { 200: secondFactorKey, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const confirmSecondFactor = endpoint({
  context: 'account',
  name: 'confirmSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/confirm/',
  summary: 'Activates the second factor with a code. Returns the recovery codes once.',
  request: secondFactorCode,
  responses: { 200: recoveryCodes, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const removeSecondFactor = endpoint({
  context: 'account',
  name: 'removeSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/remove/',
  summary: 'Removes the second factor, with the current password.',
  request: currentPassword,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const endSession = endpoint({
  context: 'account',
  name: 'endSession',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/api/v1/soat/security/sessions/{id}/',
  summary: 'Ends one session of the signed-in customer.',
  params: { id: sessionInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const endOtherSessions = endpoint({
  context: 'account',
  name: 'endOtherSessions',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/api/v1/soat/security/sessions/',
  summary: 'Ends all other sessions of the signed-in customer.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});
