import type {
  WireNewPasskey,
  WirePasskeyAnswer,
  WirePasskeyChallenge,
  WirePasskeyOffer,
} from '@tailorbird/contract/account';
import { err, ok } from '@tailorbird/domain/kernel';
import type { PasskeyDevice } from '../passkeyDevice.ts';

export type SoftwareAuthenticator = {
  readonly create: (offer: WirePasskeyOffer) => Omit<WireNewPasskey, 'name'>;
  readonly answer: (question: WirePasskeyChallenge) => WirePasskeyAnswer;
  readonly holds: (ids: readonly string[]) => boolean;
};

export const passkeyDevice = ({ create, answer, holds }: SoftwareAuthenticator): PasskeyDevice => ({
  support: async () => ({ here: true, autofill: false }),
  create: async (offer) =>
    holds(offer.exclude) ? err({ kind: 'passkey-here-already' }) : ok(create(offer)),
  answer: async (question) => {
    try {
      return ok(answer(question));
    } catch {
      return err({ kind: 'passkey-dismissed' });
    }
  },
  stop: () => {},
});
