/** A process of its own that turns drawings into pixels: what it needs of memory goes with it. Ends when the shop does. */
import { renderAsync } from '@resvg/resvg-js';

process.on('message', async ({ svg, width }: { readonly svg: string; readonly width: number }) => {
  try {
    const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
    process.send?.({ picture: image.asPng() });
  } catch (cause) {
    process.send?.({ failure: String(cause) });
  }
});
process.on('disconnect', () => process.exit());
