import type { SocialState } from '@tailorbird/domain/account';
import { socialProviders } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { instant, text } from '../values.ts';

const provider = z.enum(socialProviders);

export const socialState = z.object({
  providers: z.array(provider),
  oidc_name: z.nullable(z.string()),
  linked: z.array(z.object({ provider, email: z.string(), linked_at: instant })),
  pending: z.nullable(
    z.object({ provider, email: z.string(), asks: z.enum(['password', 'code']) }),
  ),
});
export type WireSocialState = z.infer<typeof socialState>;

export const socialProof = z.object({ password: text(1024), one_time_code: z.optional(text(40)) });

export const socialLink = z.object({ provider, current_password: text(1024) });

export const socialAddress = z.object({ url: z.string() });

export const socialReasons = ['pending_gone', 'provider_away'] as const;

export const socialRefused = z.object({ reason: z.enum(socialReasons), detail: z.string() });

/** Browser redirects to and from the provider. They are not API calls. */
export const socialPaths = {
  login: '/auth/login/{provider}/',
  complete: '/auth/complete/{provider}/',
} as const;

export const { toWire: toWireSocialState, fromWire: fromWireSocialState } = fields<
  SocialState,
  WireSocialState
>()({
  providers: 'providers',
  oidcName: 'oidc_name',
  linked: [
    'linked',
    listOf(
      fields<SocialState['linked'][number], WireSocialState['linked'][number]>()({
        provider: 'provider',
        email: 'email',
        linkedAt: 'linked_at',
      }),
    ),
  ],
  pending: 'pending',
});

export const readSocial = endpoint({
  context: 'account',
  name: 'readSocial',
  method: 'GET',
  path: '/api/v1/soat/social/',
  summary:
    'Returns the available sign-in providers, the linked ones, and an identity that waits for confirmation.',
  responses: { 200: socialState },
});

export const confirmSocial = endpoint({
  context: 'account',
  name: 'confirmSocial',
  method: 'POST',
  path: '/api/v1/soat/social/confirm/',
  summary:
    'Links a confirmed identity to the account with the same email, by its password, and signs in. 409 if it expired.',
  request: socialProof,
  responses: {
    204: null,
    400: fieldErrors,
    401: nonFieldErrors,
    403: detailError,
    405: detailError,
    409: socialRefused,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const startSocialLink = endpoint({
  context: 'account',
  name: 'startSocialLink',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/social/link/',
  summary: 'Starts linking a sign-in provider, with the current password. Returns the URL to open.',
  request: socialLink,
  responses: {
    200: socialAddress,
    400: fieldErrors,
    403: detailError,
    409: socialRefused,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const unlinkSocial = endpoint({
  context: 'account',
  name: 'unlinkSocial',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/social/unlink/',
  summary: 'Removes the link to a sign-in provider, with the current password.',
  request: socialLink,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
