import type {
  WireNewPasskey,
  WirePasskeyAnswer,
  WirePasskeyOffer,
  WirePasskeyQuestion,
} from '@tailorbird/contract/account';
import type { PasskeyNotGiven } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';

/** What makes passkeys and answers with them: the browser, and in tests a few lines that do the same. */
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
    question: WirePasskeyQuestion,
    how: 'asked' | 'autofill',
  ) => Promise<Result<WirePasskeyAnswer, PasskeyNotGiven>>;
  readonly stop: () => void;
};

const load = () => import('@simplewebauthn/browser');

/** EdDSA, ES256 and RS256: what the shop can check. */
const algorithms = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

/** How long somebody has to look for their phone. */
const patienceMs = 5 * 60_000;

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '');

/** Browsers tell no difference between a person who will not and one who is too late; what the address of the shop does not allow they call insecure. */
const notGiven = (cause: unknown): PasskeyNotGiven => ({
  kind:
    nameOf(cause) === 'SecurityError' || nameOf(cause) === 'NotSupportedError'
      ? 'passkeys-unknown'
      : 'passkey-dismissed',
});

let waiting = false;

/** The browser's own; its library is loaded when a passkey is asked for. */
export const browserPasskeys: PasskeyDevice = {
  support: async () => {
    // A passkey belongs to a name; an address of numbers has none.
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
          timeout: patienceMs,
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
        nameOf(cause) === 'InvalidStateError' ? { kind: 'passkey-here-already' } : notGiven(cause),
      );
    }
  },
  answer: async ({ challenge, rp_id }, how) => {
    const { startAuthentication } = await load();
    try {
      waiting = true;
      const { id, response } = await startAuthentication({
        optionsJSON: { challenge, rpId: rp_id, timeout: patienceMs, userVerification: 'required' },
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
      return err(notGiven(cause));
    } finally {
      waiting = false;
    }
  },
  stop: () => {
    if (waiting)
      void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  },
};
