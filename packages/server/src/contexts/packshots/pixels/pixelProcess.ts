import { renderAsync } from '@resvg/resvg-js';
import { answerParent } from '../../../platform/runtime/answerParent.ts';
import type { Drawing } from './rasterizer.ts';

answerParent(async ({ svg, width }: Drawing): Promise<Uint8Array> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
});
