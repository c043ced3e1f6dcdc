import { type LoadedRender, type RenderKey, renderIn, renderName } from '@tailorbird/packshot';
import { useEffect, useState } from 'react';
import { readShopFile } from '../../platform/site/readShopFile.ts';
import { inWidth, packshotPath } from '../../ui/Packshot.tsx';

/** A variant, and the render that shows it. */
export type WantedRender = {
  readonly slug: string;
  readonly variantId: string;
  readonly key: RenderKey;
};

/** Renders by name; null if the shop draws the garment. They contain no visitor data. */
const loaded = new Map<string, LoadedRender | null>();

/** Width of the designer’s pictures on screen, in device pixels. */
const wantedWidth = (): 768 | 1024 =>
  Math.min(innerWidth, innerHeight, 670) * devicePixelRatio > 768 ? 1024 : 768;

const expectDecodable = async (address: string): Promise<void> => {
  const image = new Image();
  image.src = address;
  await image.decode();
};

/**
 * Loads a render, for all colors, from the picture of one variant; null if the shop draws it.
 * Rejects without a network, and in browsers without AVIF.
 */
export const loadRender = async ({
  slug,
  variantId,
  key,
}: WantedRender): Promise<LoadedRender | null> => {
  const name = renderName(key);
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const path = packshotPath(slug, variantId, {
    view: key.view,
    isForWomen: key.cut === 'women',
  });
  const found = renderIn(await readShopFile(inWidth(path, wantedWidth())));
  const render = (found?.form ?? found?.name) === name ? found : null;
  if (render) await expectDecodable(render.address);
  loaded.set(name, render);
  return render;
};

/** A render once it is loaded; null until then, and if it cannot be loaded. */
export const useRender = (wanted: WantedRender | null): LoadedRender | null => {
  const name = wanted && renderName(wanted.key);
  const [, setArrived] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the render; every variant has it
  useEffect(() => {
    if (!wanted) return;
    let isShown = true;
    loadRender(wanted).then(
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
