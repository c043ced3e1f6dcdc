import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type Wrong = {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** User verification is missing: the key was only touched. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signature?: string;
};

type Question = { readonly challenge: string; readonly rp_id: string };
type Offer = Question & { readonly user_handle: string; readonly exclude: readonly string[] };
type Credential = {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
  readonly rpId: string;
  counter: number;
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const recognized = 0b101;
const touched = 0b001;
const isNew = 0b100_0000;

const clientDataOf = (
  type: string,
  { challenge }: Question,
  origin: string,
  wrong: Wrong,
): string =>
  Buffer.from(
    JSON.stringify({
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? origin,
      crossOrigin: false,
    }),
  ).toString('base64url');

const head = (rpId: string, flags: number, counter: number): Buffer => {
  const bytes = Buffer.concat([sha256(rpId), Buffer.alloc(5)]);
  bytes.writeUInt8(flags, 32);
  bytes.writeUInt32BE(counter, 33);
  return bytes;
};

/** A public key on P-256 as COSE, in CBOR. */
const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (label: number, coordinate: string): Buffer =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(coordinate, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    part(0x21, x),
    part(0x22, y),
  ]);
};

const attestationOf = (authenticatorData: Buffer): string => {
  const text = (written: string): Buffer =>
    Buffer.concat([Buffer.from([0x60 + written.length]), Buffer.from(written)]);
  const length = Buffer.from([0x59, authenticatorData.length >> 8, authenticatorData.length & 255]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authenticatorData,
  ]).toString('base64url');
};

/**
 * A WebAuthn authenticator written from the specification, independent of the library that
 * verifies it. It verifies every user.
 */
export const softwareAuthenticator = (origin: string) => {
  const credentials: Credential[] = [];

  const create = (offer: Offer, wrong: Wrong = {}) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const rpId = wrong.rpId ?? offer.rp_id;
    const flags = (wrong.isUnverified ? touched : recognized) | isNew;
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      head(rpId, flags, wrong.counter ?? 1),
      Buffer.alloc(16),
      length,
      id,
      coseOf(publicKey),
    ]);
    credentials.push({
      id: id.toString('base64url'),
      key: privateKey,
      userHandle: offer.user_handle,
      rpId: offer.rp_id,
      counter: wrong.counter ?? 1,
    });
    return {
      id: id.toString('base64url'),
      client_data: clientDataOf('webauthn.create', offer, origin, wrong),
      attestation: attestationOf(data),
    };
  };

  const answer = (question: Question, wrong: Wrong = {}) => {
    const credential = credentials.findLast(({ rpId }) => rpId === question.rp_id);
    if (!credential) throw new Error('There is no passkey for this shop');
    credential.counter = wrong.counter ?? credential.counter + 1;
    const client_data = clientDataOf('webauthn.get', question, origin, wrong);
    const data = head(
      wrong.rpId ?? question.rp_id,
      wrong.isUnverified ? touched : recognized,
      credential.counter,
    );
    const signed = sign(
      'sha256',
      Buffer.concat([data, sha256(Buffer.from(client_data, 'base64url'))]),
      credential.key,
    );
    return {
      id: credential.id,
      client_data,
      authenticator_data: data.toString('base64url'),
      signature: wrong.signature ?? signed.toString('base64url'),
      user_handle: wrong.userHandle ?? credential.userHandle,
    };
  };

  return {
    create,
    answer,
    holds: (ids: readonly string[]): boolean => credentials.some(({ id }) => ids.includes(id)),
  };
};
