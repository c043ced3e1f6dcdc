import type { Scene } from '@tailorbird/packshot';
import type { ComponentProps, ReactNode } from 'react';

type View = {
  readonly initials?: string | undefined;
  readonly view?: 'front' | 'back' | undefined;
};

/** Address of the drawing of a variant. It names the version of the drawing, so that browsers may keep it for ever. */
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

/** A piece in a group picture. */
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
    /** What it shows, in words; empty beside a text that says it. */
    readonly alt: string;
    /** In the first view: loaded before everything below it. */
    readonly isFirst?: boolean;
  };

/** The drawing of a garment, square. Its place is kept while it loads. */
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
    src={packshotPath(slug, variantId, { initials, view })}
    alt={alt}
  />
);

type SceneImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  readonly scene: Scene;
  readonly pieces: readonly ScenePiece[];
  /** What it shows, in words; empty beside a text that says it. */
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
    src={scenePath(scene, pieces)}
    alt={alt}
  />
);
