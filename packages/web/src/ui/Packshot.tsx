import {
  areRenders,
  drawingAddress,
  imageWidths,
  type Scene,
  type View,
} from '@tailorbird/packshot';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { withBase } from './basePath.ts';

type Appearance = {
  readonly initials?: string | undefined;
  readonly view?: View | undefined;
};

type PathOptions = Appearance & {
  readonly isForWomen?: boolean;
  readonly isDrawn?: boolean;
};

/**
 * Path of a variant's picture. It contains the drawing version, so browsers may cache it
 * forever.
 */
export const packshotPath = (
  slug: string,
  variantId: string,
  { initials = '', view = 'front', isForWomen = false, isDrawn = false }: PathOptions = {},
): string => {
  const version = import.meta.env.DRAWING_VERSION;
  const query = new URLSearchParams({
    ...(initials && { initials }),
    ...(version && { v: version }),
  });
  const name = [
    variantId,
    view !== 'front' && view,
    isForWomen && 'women',
    isDrawn && 'drawn',
    'svg',
  ];
  return `/packshots/${slug}/${name.filter(Boolean).join('.')}${query.size > 0 ? `?${query}` : ''}`;
};

/** The path of a picture with its render in another width than 450 pixels. */
export const inWidth = (path: string, width: (typeof imageWidths)[number]): string =>
  path.replace('.svg', `.${width}.svg`);

/** A picture in all widths, for `srcset`. */
export const sourcesOf = (path: string): string =>
  imageWidths.map((width) => `${withBase(inWidth(path, width))} ${width}w`).join(', ');

const ShowsDrawings = createContext(false);

type AlikePicturesProps = {
  /** True if all garments of the list have renders. */
  readonly areRenders: boolean;
  readonly children: ReactNode;
};

/**
 * One kind of picture for a list: renders if all garments have one, otherwise drawings.
 * Every list of garments is inside one.
 */
export const AlikePictures = ({ areRenders, children }: AlikePicturesProps): ReactNode => {
  const isInDrawings = useContext(ShowsDrawings);
  return <ShowsDrawings value={isInDrawings || !areRenders}>{children}</ShowsDrawings>;
};

/** One kind of picture for garments of content pages. */
export const AlikePieces = ({
  pieces,
  children,
}: {
  readonly pieces: readonly ({ readonly picture: 'render' | 'drawing' } | null)[];
  readonly children: ReactNode;
}): ReactNode => (
  <AlikePictures areRenders={pieces.every((piece) => piece?.picture !== 'drawing')}>
    {children}
  </AlikePictures>
);

/** One kind of picture for lines, by their addresses. */
export const AlikeLines = ({
  lines,
  children,
}: {
  readonly lines: readonly { readonly imagePath: string }[];
  readonly children: ReactNode;
}): ReactNode => (
  <AlikePictures areRenders={areRenders(lines.map(({ imagePath }) => imagePath))}>
    {children}
  </AlikePictures>
);

type GarmentPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  /** Address of the picture, without the path of the site. */
  readonly path: string;
  /** Alternative text; empty next to a text with the same content. */
  readonly alt: string;
  readonly isFirst?: boolean;
  /** Offers a render in all widths; its width on the page. The demo has one width. */
  readonly sizes?: string | undefined;
};

/** The square picture of a garment. Its space is reserved while it loads. */
export const GarmentPicture = ({
  path,
  alt,
  isFirst = false,
  sizes,
  ...rest
}: GarmentPictureProps): ReactNode => {
  const isDrawn = useContext(ShowsDrawings);
  return (
    <img
      width={800}
      height={800}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      {...rest}
      {...(sizes && !isDrawn && !import.meta.env.NO_SERVER && { sizes, srcSet: sourcesOf(path) })}
      src={withBase(isDrawn ? drawingAddress(path) : path)}
      alt={alt}
    />
  );
};

export type ScenePiece = { readonly slug: string; readonly variantId: string };

/** Address of a group picture of one to five pieces, 3 : 2, the first in front. */
export const scenePath = (scene: Scene, pieces: readonly ScenePiece[]): string => {
  const version = import.meta.env.DRAWING_VERSION;
  return `/scenes/${scene}/${pieces.map(({ slug, variantId }) => `${slug}:${variantId}`).join(',')}.svg${version ? `?v=${version}` : ''}`;
};

type PackshotProps = Omit<GarmentPictureProps, 'path'> &
  Appearance & {
    readonly slug: string;
    readonly variantId: string;
    /** False for a garment without renders; absent if unknown. */
    readonly isRendered?: boolean;
  };

export const Packshot = ({
  slug,
  variantId,
  initials,
  view,
  isRendered = true,
  sizes,
  ...rest
}: PackshotProps): ReactNode => (
  <GarmentPicture
    {...rest}
    path={packshotPath(slug, variantId, { initials, view, isDrawn: !isRendered })}
    sizes={isRendered ? sizes : undefined}
  />
);

/** A row in the width of small screens and of large ones, for `srcset`. */
const rowSources = (path: string): string =>
  `${withBase(path)} 1080w, ${withBase(inWidth(path, 768))} 1920w`;

type SceneImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  readonly scene: Scene;
  readonly pieces: readonly ScenePiece[];
  /** Alternative text; empty next to a text with the same content. */
  readonly alt: string;
  readonly isFirst?: boolean;
  /** Width on the page, for a row. The demo has one width. */
  readonly sizes?: string;
};

/** A group picture, 3 : 2, on a transparent ground. */
export const SceneImage = ({
  scene,
  pieces,
  alt,
  isFirst = false,
  sizes,
  ...rest
}: SceneImageProps): ReactNode => {
  const path = scenePath(scene, pieces);
  return (
    <img
      width={1200}
      height={800}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      {...rest}
      {...(scene === 'row' &&
        sizes &&
        !import.meta.env.NO_SERVER && { sizes, srcSet: rowSources(path) })}
      src={withBase(path)}
      alt={alt}
    />
  );
};
