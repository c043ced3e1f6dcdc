import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../../../platform/database/database.ts';
import {
  countAttempt,
  type RateLimited,
  removeAttempt,
} from '../../../platform/limits/attempts.ts';
import type { WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SecretBox, WithSecretBox } from '../../../platform/session/secretBox.ts';
import * as store from '../store/secondFactors.ts';
import { type NotProved, proveByPassword } from './proveOwner.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

export { sealSecrets } from '../store/secondFactors.ts';

const stepSeconds = 30;
const recoveryCodeCount = 10;

type WrongCode = { readonly kind: 'wrong-code' };

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Tailorbird',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });

/**
 * Time step of a code: the current one or a neighbor, to tolerate clock differences;
 * null if the code is wrong.
 */
const stepOf = (secret: string, code: string, now: Date): number | null => {
  const difference = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return difference === null ? null : Math.floor(now.getTime() / 1_000 / stepSeconds) + difference;
};

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** 120 random bits: enough for a plain hash without salt or high cost. */
const newRecoveryCode = (random: (bytes: number) => Uint8Array): string =>
  [...random(24)]
    .map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789+'.charAt(byte & 31).replace('+', '0'))
    .join('');

/** Groups of eight characters, for reading aloud. */
const written = (code: string): string => (code.match(/.{8}/g) ?? []).join('-');

/** Accepts a code of the authenticator app or a recovery code. Each code works once. */
export const acceptCode = async (
  trx: Queries,
  box: SecretBox,
  accountId: number,
  typed: string,
  now: Date,
): Promise<'one-time-code' | 'recovery-code' | null> => {
  const code = plain(typed);
  const known = await store.secretOf(trx, box, accountId);
  if (!known) return null;
  const step = /^\d{6}$/.test(code) ? stepOf(known.secret, code, now) : null;
  if (step !== null) return (await store.redeemStep(trx, accountId, step)) ? 'one-time-code' : null;
  return (await store.redeemRecoveryCode(trx, accountId, code)) ? 'recovery-code' : null;
};

/**
 * Creates a key after checking the password. Turns off the previous second factor, because a
 * session and the password permit changing the app.
 */
export const startSecondFactor = async (
  shop: EventNeeds & WithSettings & WithRandom & WithSecretBox,
  actor: Actor,
  currentPassword: string,
): Promise<Result<{ readonly key: string; readonly address: string }, NotProved>> => {
  const owner = await proveByPassword(shop, actor, currentPassword);
  if (!owner.ok) return owner;
  const { id, email, hasSecondFactor } = owner.value;
  const bytes = shop.random(20);
  const key = new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
  await shop.database.transaction((trx) => store.storeSecret(trx, shop.secretBox, id, key));
  if (hasSecondFactor) await recordEvent(shop, actor, 'second-factor-removed', id);
  return ok({ key, address: totpOf(key, email).toString() });
};

export const confirmSecondFactor = async (
  shop: EventNeeds & WithSettings & WithRandom & WithSecretBox,
  actor: Actor,
  typed: string,
): Promise<Result<readonly string[], AccessRefused | RateLimited | WrongCode>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { id, email, hasSecondFactor } = customer.value;
  const attempt = {
    kind: 'one-time-code',
    account: email,
    address: actor.networkAddress(),
  } as const;
  const counted = await countAttempt(shop, attempt);
  if (!counted.ok) return counted;
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(shop.random));
  const isOn = await shop.database.transaction(async (trx) => {
    if (
      hasSecondFactor ||
      (await acceptCode(trx, shop.secretBox, id, typed, shop.clock())) !== 'one-time-code'
    )
      return false;
    await store.enableSecondFactor(trx, id, codes);
    return true;
  });
  if (!isOn) return err({ kind: 'wrong-code' });
  await removeAttempt(shop, attempt);
  await recordEvent(shop, actor, 'second-factor-added', id);
  return ok(codes.map(written));
};

export const removeSecondFactor = async (
  shop: EventNeeds & WithSettings,
  actor: Actor,
  currentPassword: string,
): Promise<Result<null, NotProved>> => {
  const owner = await proveByPassword(shop, actor, currentPassword);
  if (!owner.ok) return owner;
  await shop.database.transaction((trx) => store.disableSecondFactor(trx, owner.value.id));
  await recordEvent(shop, actor, 'second-factor-removed', owner.value.id);
  return ok(null);
};

export type SecondFactorMissing =
  | { readonly kind: 'second-factor-required' }
  | { readonly kind: 'second-factor-wrong' }
  | RateLimited;

export const requireSecondFactor = async (
  shop: EventNeeds & WithSettings & WithSecretBox,
  actor: Actor,
  account: { readonly id: number; readonly email: string; readonly hasSecondFactor: boolean },
  typed: string | undefined,
): Promise<Result<null, SecondFactorMissing>> => {
  if (!account.hasSecondFactor) return ok(null);
  if (!typed?.trim()) return err({ kind: 'second-factor-required' });
  const attempt = {
    kind: 'one-time-code',
    account: account.email,
    address: actor.networkAddress(),
  } as const;
  const counted = await countAttempt(shop, attempt);
  if (!counted.ok) return counted;
  const used = await shop.database.transaction((trx) =>
    acceptCode(trx, shop.secretBox, account.id, typed, shop.clock()),
  );
  if (used === null) {
    await recordEvent(shop, actor, 'second-factor-failed', account.id);
    return err({ kind: 'second-factor-wrong' });
  }
  await removeAttempt(shop, attempt);
  if (used === 'recovery-code') await recordEvent(shop, actor, 'recovery-code-used', account.id);
  return ok(null);
};
