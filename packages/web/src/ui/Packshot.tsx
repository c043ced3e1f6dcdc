import { imageWidths, type Scene, type View } from '@tailorbird/packshot';
import type { ComponentProps, ReactNode } from 'react';
import { withBase } from './basePath.ts';

type Appearance = {
  readonly initials?: string | undefined;
  readonly view?: View | undefined;
};

type PathOptions = Appearance & {
  /** Asks for the drawing of a rendered garment. */
  readonly isDrawn?: boolean;
};

/**
 * Path of a variant's picture. It contains the drawing version, so browsers may cache it
 * forever.
 */
export const packshotPath = (
  slug: string,
  variantId: string,
  { initials = '', view = 'front', isDrawn = false }: PathOptions = {},
): string => {
  const version = import.meta.env.DRAWING_VERSION;
  const query = new URLSearchParams({
    ...(initials && { initials }),
    ...(version && { v: version }),
  });
  const name = [variantId, view !== 'front' && view, isDrawn && 'drawn', 'svg'];
  return `/packshots/${slug}/${name.filter(Boolean).join('.')}${query.size > 0 ? `?${query}` : ''}`;
};

/** The path of a picture with its render in another width than 450 pixels. */
export const inWidth = (path: string, width: (typeof imageWidths)[number]): string =>
  path.replace('.svg', `.${width}.svg`);

/** A picture in all widths, for `srcset`. */
const sourcesOf = (path: string): string =>
  imageWidths.map((width) => `${withBase(inWidth(path, width))} ${width}w`).join(', ');

export type ScenePiece = { readonly slug: string; readonly variantId: string };

/** Address of a group picture of one to five pieces, 3 : 2, the first in front. */
export const scenePath = (scene: Scene, pieces: readonly ScenePiece[]): string => {
  const version = import.meta.env.DRAWING_VERSION;
  return `/scenes/${scene}/${pieces.map(({ slug, variantId }) => `${slug}:${variantId}`).join(',')}.svg${version ? `?v=${version}` : ''}`;
};

type PackshotProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> &
  Appearance & {
    readonly slug: string;
    readonly variantId: string;
    /** Alternative text; empty next to a text with the same content. */
    readonly alt: string;
    /** In the first view: loads before everything below it. */
    readonly isFirst?: boolean;
    /**
     * Offers a render in all widths; `sizes` is its width on the page. The demo has one
     * width.
     */
    readonly sizes?: string | undefined;
    /** Shows the drawing of a rendered garment, beside drawn ones. */
    readonly isDrawn?: boolean;
  };

/** The square picture of a garment. Its space is reserved while it loads. */
export const Packshot = ({
  slug,
  variantId,
  initials,
  view,
  alt,
  isFirst = false,
  sizes,
  isDrawn = false,
  ...rest
}: PackshotProps): ReactNode => {
  const path = packshotPath(slug, variantId, { initials, view, isDrawn });
  return (
    <img
      width={800}
      height={800}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      {...rest}
      {...(sizes && !import.meta.env.NO_SERVER && { sizes, srcSet: sourcesOf(path) })}
      src={withBase(path)}
      alt={alt}
    />
  );
};

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
