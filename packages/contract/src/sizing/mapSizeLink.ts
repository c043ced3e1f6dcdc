import type { OpenedSizeLink, SenderNameRefused, SizeLink } from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';
import type { WireOpenedSizeLink, WireSizeLink } from './sizeLinkSchema.ts';

export const toWireSizeLink = ({
  id,
  wearerId,
  senderName,
  sizeTypeId,
  state,
  expiresAt,
  givenAt,
}: SizeLink): WireSizeLink => ({
  id,
  wearer_id: wearerId,
  sender_name: senderName,
  size_type: sizeTypeId,
  state,
  expires_at: expiresAt,
  given_at: givenAt,
});

export const fromWireSizeLink = ({
  id,
  wearer_id,
  sender_name,
  size_type,
  state,
  expires_at,
  given_at,
}: WireSizeLink): SizeLink => ({
  id,
  wearerId: wearer_id,
  senderName: sender_name,
  sizeTypeId: size_type,
  state,
  expiresAt: expires_at,
  givenAt: given_at,
});

export const toWireOpenedSizeLink = (opened: OpenedSizeLink): WireOpenedSizeLink =>
  opened.state === 'open'
    ? {
        state: 'open',
        sender_name: opened.senderName,
        size_type: { ...opened.sizeType },
        expires_at: opened.expiresAt,
      }
    : { state: opened.state, sender_name: null, size_type: null, expires_at: null };

/** Null for an open link that says too little. */
export const fromWireOpenedSizeLink = ({
  state,
  sender_name,
  size_type,
  expires_at,
}: WireOpenedSizeLink): OpenedSizeLink | null => {
  if (state !== 'open') return { state };
  if (sender_name === null || size_type === null || expires_at === null) return null;
  return { state, senderName: sender_name, sizeType: size_type, expiresAt: expires_at };
};

type Refused =
  | SenderNameRefused
  | { readonly kind: 'wearer-not-found' }
  | { readonly kind: 'unknown-size-type' };

const fieldOf = (kind: Refused['kind']): string => {
  if (kind === 'wearer-not-found') return 'wearer_id';
  return kind === 'unknown-size-type' ? 'size_type' : 'sender_name';
};

/** Why no link is made: `code` names it for programs, the message is for people. */
export const toWireSizeLinkRefused = (
  refused: Refused,
  message: string,
): Record<string, string[]> => ({
  [fieldOf(refused.kind)]: [message],
  code: [refused.kind],
});

/** Which refusal it was, with its limit; null for any other. */
export const fromWireSizeLinkRefused = (
  errors: WireFieldErrors,
  limits: { readonly name: number },
): Refused | null => {
  const code = Array.isArray(errors.code) ? errors.code[0] : undefined;
  switch (code) {
    case 'sender-name-required':
    case 'sender-name-address':
    case 'wearer-not-found':
    case 'unknown-size-type':
      return { kind: code };
    case 'sender-name-too-long':
      return { kind: code, maximum: limits.name };
    default:
      return null;
  }
};
