/** Writes the shop's icons, drawn from its mark, into `packages/web/public`: `npm run icons`. */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { birdPath, stitchPath, threadPath } from '@tailorbird/packshot';

const paper = '#f7f4ee';
const ink = '#1c1a17';
const thread = '#ea7a24';

/** The mark on paper. `margin` is the part of the width that is left free on each side. */
const onPaper = (margin: number, stroke: number): string => {
  const scale = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${paper}" d="M0 0H64V64H0Z"/><g transform="translate(${64 * margin} ${64 * margin}) scale(${scale})"><path fill="${ink}" fill-rule="evenodd" d="${birdPath}"/><path fill="none" stroke="${thread}" stroke-width="${stroke}" stroke-linecap="round" d="${threadPath}${stitchPath}"/></g></svg>`;
};

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

const ico = (picture: Buffer, width: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, picture]);
};

const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': ico(png(onPaper(0.02, 3.4), 32), 32),
  'apple-touch-icon.png': png(onPaper(0.16, 2.6), 180),
  'icon-192.png': png(onPaper(0.14, 2.6), 192),
  'icon-512.png': png(onPaper(0.14, 2.4), 512),
  // Launchers cut a circle of four fifths of the width out of this one.
  'icon-maskable-512.png': png(onPaper(0.24, 2.4), 512),
};

for (const [name, content] of Object.entries(files))
  writeFileSync(new URL(`../../web/public/${name}`, import.meta.url), content);
console.log(Object.keys(files).join('\n'));
