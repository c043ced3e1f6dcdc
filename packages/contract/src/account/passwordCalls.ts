import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { resetConfirmation, resetRefused, resetRequest, resetToken } from './passwordSchema.ts';

export const requestPasswordReset = endpoint({
  context: 'account',
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/request/',
  summary: 'Mails a password reset link. The response is the same for unknown emails.',
  request: resetRequest,
  responses: { 204: null, 400: resetRefused, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const validateResetToken = endpoint({
  context: 'account',
  name: 'validateResetToken',
  method: 'POST',
  path: '/api/v1/soat/reset-password/validate-token/',
  summary: 'Returns whether a password reset link is valid.',
  request: resetToken,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});

export const confirmPasswordReset = endpoint({
  context: 'account',
  name: 'confirmPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/confirm/',
  summary: 'Sets a new password and ends all sessions of the account.',
  request: resetConfirmation,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});
