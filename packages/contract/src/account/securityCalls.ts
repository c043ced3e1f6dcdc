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
    'What guards the account of the signed-in customer: their address and who is signed in where.',
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
    'Changes the password of the signed-in customer, who gives the current one. Every other session ends; the cookies change.',
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
    'Mails a link to a new address of the signed-in customer, who gives the current password. The address changes when it is followed.',
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
  summary:
    'Mails the link once more to the address of the signed-in customer that is not confirmed yet; nothing where there is none.',
  responses: { 204: null, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const confirmEmail = endpoint({
  context: 'account',
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/soat/confirm-email/',
  summary:
    'Follows a link that was mailed to an address, which is the customer’s from then on. Good once.',
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
    'Makes a key for an app that makes codes, for the signed-in customer, who gives the current password. It counts once it is confirmed.',
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
  summary:
    'Turns the second factor on with a code of the app. Answers the codes to recover with, once.',
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
  summary:
    'Turns the second factor off, for the signed-in customer, who gives the current password.',
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
  summary: 'Ends every session of the signed-in customer but the one that asks.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});
