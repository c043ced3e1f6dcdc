import { browserWidth, type Render, renderFileOf } from '@tailorbird/packshot';
import { useEffect, useState } from 'react';
import { readShopFile } from '../../platform/site/readShopFile.ts';

/** `data:` addresses of loaded renders by name. They contain no visitor data. */
const loaded = new Map<string, string>();

/** Width of the designer’s pictures on screen, in device pixels. The demo has one width. */
const wantedWidth = (): number =>
  import.meta.env.NO_SERVER
    ? browserWidth
    : Math.max(browserWidth, Math.min(innerWidth, innerHeight, 670) * devicePixelRatio);

const expectDecodable = async (address: string): Promise<void> => {
  const image = new Image();
  image.src = address;
  await image.decode();
};

/**
 * Loads the file of a render as a `data:` address. Rejects without a network, and in browsers
 * without AVIF.
 */
export const loadRender = async (render: Pick<Render, 'name'>): Promise<string> => {
  const known = loaded.get(render.name);
  if (known !== undefined) return known;
  const version = import.meta.env.DRAWING_VERSION;
  const file = renderFileOf(render, wantedWidth());
  const address = await readShopFile(`/renders/${file}${version ? `?v=${version}` : ''}`);
  await expectDecodable(address);
  loaded.set(render.name, address);
  return address;
};

/** The address of a render once it is loaded; null until then, and if it cannot be loaded. */
export const useRenderAddress = (render: Render | null): string | null => {
  const name = render?.name ?? null;
  const [, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (name === null) return;
    let isShown = true;
    loadRender({ name }).then(
      () => {
        if (isShown) setArrived(name);
      },
      // The drawing stays.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [name]);
  return name === null ? null : (loaded.get(name) ?? null);
};
