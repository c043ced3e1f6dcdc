import type {
  WireNewPasskey,
  WirePasskeyAnswer,
  WirePasskeyChallenge,
  WirePasskeyOffer,
} from '@tailorbird/contract/account';
import type { PasskeyNotGiven } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';

/** Creates and uses passkeys: the browser, or a software authenticator in tests. */
export type PasskeyDevice = {
  readonly support: () => Promise<{ readonly here: boolean; readonly autofill: boolean }>;
  readonly create: (
    offer: WirePasskeyOffer,
  ) => Promise<
    Result<
      Omit<WireNewPasskey, 'name'>,
      PasskeyNotGiven | { readonly kind: 'passkey-here-already' }
    >
  >;
  readonly answer: (
    question: WirePasskeyChallenge,
    how: 'asked' | 'autofill',
  ) => Promise<Result<WirePasskeyAnswer, PasskeyNotGiven>>;
  readonly stop: () => void;
};

const load = () => import('@simplewebauthn/browser');

/** COSE ids of EdDSA, ES256 and RS256, which the server can verify. */
const algorithms = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

/** Time for the customer to find their phone. */
const promptTimeoutMs = 5 * 60_000;

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '');

/**
 * Browsers do not distinguish a cancellation from a timeout. They report a forbidden
 * domain as a security error.
 */
const passkeyFailure = (cause: unknown): PasskeyNotGiven => ({
  kind:
    nameOf(cause) === 'SecurityError' || nameOf(cause) === 'NotSupportedError'
      ? 'passkeys-unknown'
      : 'passkey-dismissed',
});

let waiting = false;

/** The browser's WebAuthn. Its library is loaded on first use. */
export const browserPasskeys: PasskeyDevice = {
  support: async () => {
    // A passkey requires a domain name, so IP addresses have none.
    const hasName = !/^[\d.]+$|^\[/.test(location.hostname);
    if (!hasName || typeof PublicKeyCredential !== 'function')
      return { here: false, autofill: false };
    return {
      here: true,
      autofill: (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false,
    };
  },
  create: async ({ challenge, rp_id, user_handle, user_name, exclude }) => {
    const { startRegistration } = await load();
    try {
      const { id, response } = await startRegistration({
        optionsJSON: {
          rp: { id: rp_id, name: 'Tailorbird' },
          user: { id: user_handle, name: user_name, displayName: user_name },
          challenge,
          pubKeyCredParams: algorithms,
          timeout: promptTimeoutMs,
          excludeCredentials: exclude.map((each) => ({ id: each, type: 'public-key' })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      });
      return ok({
        id,
        client_data: response.clientDataJSON,
        attestation: response.attestationObject,
      });
    } catch (cause) {
      return err(
        nameOf(cause) === 'InvalidStateError'
          ? { kind: 'passkey-here-already' }
          : passkeyFailure(cause),
      );
    }
  },
  answer: async ({ challenge, rp_id }, how) => {
    const { startAuthentication } = await load();
    try {
      waiting = true;
      const { id, response } = await startAuthentication({
        optionsJSON: {
          challenge,
          rpId: rp_id,
          timeout: promptTimeoutMs,
          userVerification: 'required',
        },
        useBrowserAutofill: how === 'autofill',
      });
      return ok({
        id,
        client_data: response.clientDataJSON,
        authenticator_data: response.authenticatorData,
        signature: response.signature,
        user_handle: response.userHandle ?? null,
      });
    } catch (cause) {
      return err(passkeyFailure(cause));
    } finally {
      waiting = false;
    }
  },
  stop: () => {
    if (waiting)
      void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  },
};
