import { createHmac } from 'node:crypto';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { Fold, WithContent } from './content.ts';

const goodForSeconds = 7 * 24 * 60 * 60;

export type Preview = {
  readonly slug: string;
  readonly variant: string | null;
  readonly id: string;
};

/** Query of a link signed by an admin: expiry in seconds since 1970, and signature. */
export type SignedLink = {
  readonly expires: string | undefined;
  readonly signature: string | undefined;
};

type PreviewNeeds = WithContent & WithClock & WithSettings;

const pathOf = ({ slug, variant, id }: Preview): string =>
  `/below-the-fold-preview/${[slug, variant, id].filter((part) => part !== null).join('/')}`;

const signatureOf = (preview: Preview, expires: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`${pathOf(preview)}?${expires}`)
    .digest('base64url');

const isSigned = (
  { clock, settings }: PreviewNeeds,
  preview: Preview,
  { expires, signature }: SignedLink,
): boolean => {
  if (settings.previewSecret === null || expires === undefined || signature === undefined)
    return false;
  return (
    Number(expires) * 1000 > clock().getTime() &&
    sameSecret(signature, signatureOf(preview, expires, settings.previewSecret))
  );
};

/** Others get `permission-denied` for every preview, whether or not it exists. */
const mayPreview = async (actor: Actor): Promise<boolean> =>
  requireStaff(await actor.visitor(), 'admins').ok;

const find = ({ content }: WithContent, { slug, id }: Preview): Fold | undefined =>
  content.folds.find((fold) => fold.id === id && fold.piece.slug === slug);

/** A preview, for admins and for visitors with a signed link (ROUTE-54, ROUTE-55). */
export const readPreview = async (
  shop: PreviewNeeds,
  actor: Actor,
  preview: Preview,
  link: SignedLink,
): Promise<Result<Fold, AccessRefused | NotFound>> => {
  if (!isSigned(shop, preview, link) && !(await mayPreview(actor)))
    return err({ kind: 'permission-denied' });
  const fold = find(shop, preview);
  return fold ? ok(fold) : err({ kind: 'not-found' });
};

/** The secret for signing preview links, for admins only. */
export const signingSecret = async (
  { settings: { previewSecret } }: WithSettings,
  actor: Actor,
): Promise<Result<string, AccessRefused>> =>
  previewSecret !== null && (await mayPreview(actor))
    ? ok(previewSecret)
    : err({ kind: 'permission-denied' });

export const signPreview = async (
  shop: PreviewNeeds,
  actor: Actor,
  preview: Preview,
): Promise<Result<{ readonly path: string; readonly expires: Date }, AccessRefused | NotFound>> => {
  const secret = await signingSecret(shop, actor);
  if (!secret.ok) return secret;
  if (!find(shop, preview)) return err({ kind: 'not-found' });
  const expires = String(Math.floor(shop.clock().getTime() / 1000) + goodForSeconds);
  const query = new URLSearchParams({
    expires,
    signature: signatureOf(preview, expires, secret.value),
  });
  return ok({ path: `${pathOf(preview)}?${query}`, expires: new Date(Number(expires) * 1000) });
};
