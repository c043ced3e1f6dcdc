import type { Device } from './device.ts';

export const securityEventKinds = [
  'signed-up',
  'signed-in',
  'signed-in-by-passkey',
  'sign-in-failed',
  'signed-out',
  'password-refused',
  'password-changed',
  'password-link-asked',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'email-confirmed',
  'second-factor-failed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'identity-linked',
  'identity-unlinked',
  'session-ended',
  'other-sessions-ended',
  'acted-for',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** ISO instant. */
  readonly at: string;
  readonly device: Device;
};
