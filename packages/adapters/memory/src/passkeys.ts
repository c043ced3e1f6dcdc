import {
  mayRemovePasskey,
  type OwnerProof,
  type Passkeys,
  parsePasskeyName,
  type SecurityRefused,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { InMemoryAccount } from './account.ts';
import { type InMemoryState, nextId, recordEvent, type StoredAccount } from './state.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });
const dismissed: Result<never, { readonly kind: 'passkey-dismissed' }> = err({
  kind: 'passkey-dismissed',
});

const refused = (
  field: 'currentPassword' | 'name' | 'passkey',
  message: string,
): Result<never, SecurityRefused> =>
  err({ kind: 'fields-refused', fields: { [field]: [message] } });

const instant = new Date(0).toISOString();

/**
 * In-memory passkeys: each is on the device that added it, and is always provided on request.
 */
export class InMemoryPasskeys implements Passkeys {
  readonly #state: InMemoryState;
  readonly #account: Pick<InMemoryAccount, 'enter'>;

  constructor(state: InMemoryState, account: Pick<InMemoryAccount, 'enter'>) {
    this.#state = state;
    this.#account = account;
  }

  readonly support: Passkeys['support'] = async () => ({ here: true, autofill: false });

  readonly stop = (): void => {};

  readonly signIn: Passkeys['signIn'] = async () => {
    const { accounts, devicePasskeys, signedIn } = this.#state;
    const id = devicePasskeys.at(-1);
    if (id === undefined) return dismissed;
    const account = accounts.find(
      ({ user, passkeys }) => user.isActive && passkeys.some((passkey) => passkey.id === id),
    );
    if (!account) return err({ kind: 'passkey-refused' });
    if (signedIn) return err({ kind: 'session-in-use' });
    account.passkeys = account.passkeys.map((passkey) =>
      passkey.id === id ? { ...passkey, usedAt: instant } : passkey,
    );
    this.#account.enter(account);
    recordEvent(account, 'signed-in-by-passkey');
    return ok(account.user);
  };

  readonly add: Passkeys['add'] = async ({ name, proof }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    const proved = this.#prove(signedIn, proof);
    if (!proved.ok) return proved;
    const parsed = parsePasskeyName(name);
    if (!parsed.ok) return refused('name', parsed.failure.kind);
    if (this.#ownPasskeyHere(signedIn) !== undefined) return err({ kind: 'passkey-here-already' });
    const passkey = { id: nextId(this.#state), name: parsed.value, addedAt: instant, usedAt: null };
    signedIn.passkeys = [...signedIn.passkeys, passkey];
    this.#state.devicePasskeys = [...this.#state.devicePasskeys, passkey.id];
    recordEvent(signedIn, 'passkey-added');
    return ok(passkey);
  };

  readonly rename: Passkeys['rename'] = async (id, typed) => {
    const { signedIn } = this.#state;
    const passkey = signedIn?.passkeys.find((candidate) => candidate.id === id);
    if (!signedIn || !passkey) return unreachable;
    const name = parsePasskeyName(typed);
    if (!name.ok) return refused('name', name.failure.kind);
    const renamed = { ...passkey, name: name.value };
    signedIn.passkeys = signedIn.passkeys.map((candidate) =>
      candidate.id === id ? renamed : candidate,
    );
    return ok(renamed);
  };

  readonly remove: Passkeys['remove'] = async (id, proof) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    const proved = this.#prove(signedIn, proof);
    if (!proved.ok) return proved;
    if (!signedIn.passkeys.some((passkey) => passkey.id === id)) return unreachable;
    if (
      !mayRemovePasskey({
        hasPassword: signedIn.password !== '',
        passkeys: signedIn.passkeys.length,
      })
    )
      return err({ kind: 'last-way-in' });
    signedIn.passkeys = signedIn.passkeys.filter((passkey) => passkey.id !== id);
    recordEvent(signedIn, 'passkey-removed');
    return ok(null);
  };

  readonly #ownPasskeyHere = ({ passkeys }: StoredAccount): number | undefined =>
    this.#state.devicePasskeys.find((id) => passkeys.some((passkey) => passkey.id === id));

  readonly #prove = (
    account: StoredAccount,
    proof: OwnerProof,
  ): Result<null, SecurityRefused | { readonly kind: 'passkey-dismissed' }> => {
    if (proof.kind === 'passkey')
      return this.#ownPasskeyHere(account) === undefined ? dismissed : ok(null);
    if (account.password !== '' && account.password === proof.currentPassword.trim())
      return ok(null);
    recordEvent(account, 'password-refused');
    return refused('currentPassword', 'wrong-password');
  };
}
