import { socialProviders } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
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
/** Address of the provider's sign-in page. */
export const socialAddress = z.object({ url: z.string() });

export const socialReasons = ['pending_gone', 'provider_away'] as const;
export const socialRefused = z.object({ reason: z.enum(socialReasons), detail: z.string() });

/** Browser redirects to and from the provider. They are not API calls. */
export const socialPaths = {
  login: '/auth/login/{provider}/',
  complete: '/auth/complete/{provider}/',
} as const;
