import type { Scene } from '@tailorbird/packshot';
import type { ComponentProps, ReactNode } from 'react';
import { withBase } from './basePath.ts';

type View = {
  readonly initials?: string | undefined;
  readonly view?: 'front' | 'back' | undefined;
};

/**
 * Path of a variant's drawing. It contains the drawing version, so browsers may cache it
 * forever.
 */
export const packshotPath = (
  slug: string,
  variantId: string,
  { initials = '', view = 'front' }: View = {},
): string => {
  const version = import.meta.env.DRAWING_VERSION;
  const query = new URLSearchParams({
    ...(initials && { initials }),
    ...(version && { v: version }),
  });
  return `/packshots/${slug}/${variantId}${view === 'back' ? '.back' : ''}.svg${query.size > 0 ? `?${query}` : ''}`;
};

export type ScenePiece = { readonly slug: string; readonly variantId: string };

/** Address of a group picture of one to five pieces, 3 : 2, the first in front. */
export const scenePath = (scene: Scene, pieces: readonly ScenePiece[]): string => {
  const version = import.meta.env.DRAWING_VERSION;
  return `/scenes/${scene}/${pieces.map(({ slug, variantId }) => `${slug}:${variantId}`).join(',')}.svg${version ? `?v=${version}` : ''}`;
};

type PackshotProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> &
  View & {
    readonly slug: string;
    readonly variantId: string;
    /** Alternative text; empty next to a text with the same content. */
    readonly alt: string;
    /** In the first view: loads before everything below it. */
    readonly isFirst?: boolean;
  };

/** The square drawing of a garment. Its space is reserved while it loads. */
export const Packshot = ({
  slug,
  variantId,
  initials,
  view,
  alt,
  isFirst = false,
  ...rest
}: PackshotProps): ReactNode => (
  <img
    width={800}
    height={800}
    decoding="async"
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    {...rest}
    src={withBase(packshotPath(slug, variantId, { initials, view }))}
    alt={alt}
  />
);

type SceneImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  readonly scene: Scene;
  readonly pieces: readonly ScenePiece[];
  /** Alternative text; empty next to a text with the same content. */
  readonly alt: string;
  readonly isFirst?: boolean;
};

/** A group picture, 3 : 2, on a transparent ground. */
export const SceneImage = ({
  scene,
  pieces,
  alt,
  isFirst = false,
  ...rest
}: SceneImageProps): ReactNode => (
  <img
    width={1200}
    height={800}
    decoding="async"
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    {...rest}
    src={withBase(scenePath(scene, pieces))}
    alt={alt}
  />
);
