import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePhoto } from './preparePhoto.ts';

const aPhoto = (width = 640, height = 480) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a04020',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const prepared = await preparePhoto(bytes);
  return prepared.ok ? 'taken' : prepared.failure.kind;
};

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG with a huge declared size and hardly any content. */
const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(50))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('an uploaded photo', () => {
  it('[SUPPORT-07] a photo is re-encoded without location and metadata', async () => {
    const sent = await aPhoto()
      .withExif({
        IFD0: { ImageDescription: 'at home', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes('at home') && sent.includes('Exif')).toBe(true);
    const prepared = await preparePhoto(sent);
    if (!prepared.ok) throw new Error(prepared.failure.kind);
    for (const bytes of [prepared.value.picture, prepared.value.thumbnail]) {
      const drawn = Buffer.from(bytes);
      const { exif, xmp, iptc, format } = await sharp(drawn).metadata();
      expect([exif, xmp, iptc, format]).toEqual([undefined, undefined, undefined, 'jpeg']);
      expect(drawn.includes('at home') || drawn.includes('Exif') || drawn.includes('Camera')).toBe(
        false,
      );
    }
    expect(prepared.value).toMatchObject({ width: 640, height: 480 });
  });

  it('a photo is rotated upright and scaled down', async () => {
    const turned = await sharp({
      create: { width: 4_000, height: 3_000, channels: 3, background: '#a04020' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const prepared = await preparePhoto(turned);
    expect(prepared).toMatchObject({ value: { width: 1_800, height: 2_400 } });
    const thumbnail = prepared.ok ? await sharp(prepared.value.thumbnail).metadata() : null;
    expect([thumbnail?.width, thumbnail?.height]).toEqual([270, 360]);
  });

  it('[SUPPORT-07] JPEG, PNG and WebP are recognized by content', async () => {
    for (const sent of [aPhoto().png(), aPhoto().webp(), aPhoto().jpeg()])
      expect(await refusalOf(await sent.toBuffer())).toBe('taken');
    expect(await refusalOf(await aPhoto().gif().toBuffer())).toBe('photo-type');
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'photo-type',
    );
    expect(await refusalOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toBe('photo-heic');
    expect(await refusalOf(Buffer.alloc(0))).toBe('photo-empty');
  });

  it('[SUPPORT-07] too large, truncated, bomb and infected photos are refused', async () => {
    const whole = await aPhoto().jpeg().toBuffer();
    expect(await refusalOf(Buffer.concat([whole, Buffer.alloc(10_000_000)]))).toBe(
      'photo-too-large',
    );
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('photo-unreadable');
    const png = await aPhoto().png().toBuffer();
    expect(await refusalOf(png.subarray(0, png.length / 2))).toBe('photo-unreadable');
    expect(await refusalOf(bomb(60_000, 60_000))).toBe('photo-too-many-pixels');
    expect(await refusalOf(bomb(100, 100))).toBe('photo-unreadable');
    const scannersKnow = [
      'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
      'STANDARD',
      'ANTIVIRUS',
      'TEST',
      'FILE!$H+H*',
    ].join('-');
    expect(await refusalOf(Buffer.concat([whole, Buffer.from(scannersKnow)]))).toBe(
      'photo-infected',
    );
  });
});
