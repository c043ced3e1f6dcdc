import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../platform/runtime/settings.ts';
import { readVariables } from '../variables.ts';
import { legalNotesOf } from './legalSeller.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-notice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complete = {
  seller: { name: 'Shop Ltd', address: ['Street 1', 'Town'], taxNumber: 'DK12345678' },
  imprint: { representative: null, phone: null, register: 'CVR 12345678' },
  supportAddress: 'help@shop.example',
  guaranteeNotice: { en: '<svg/>', de: '<svg/>' },
  accessibilityAuthority: 'Authority',
};
const namesIn = (notes: readonly string[]) => notes.map((note) => note.split(' ', 1)[0]);
const on = new Date('2026-12-01T00:00:00Z');

describe('legal notes at the start', () => {
  it('[LEGAL-06] a complete seller has no notes', () => {
    expect(legalNotesOf(complete, on)).toEqual([]);
  });

  it('[LEGAL-06] samples count as missing, and each note names its notices', () => {
    const notes = legalNotesOf(defaultSettings, on);
    expect(namesIn(notes)).toEqual([
      'SELLER_NAME',
      'SELLER_ADDRESS',
      'SUPPORT_EMAIL',
      'SELLER_TAX_NUMBER',
      'SELLER_REGISTER',
      'GUARANTEE_NOTICE_FOLDER',
      'ACCESSIBILITY_AUTHORITY',
    ]);
    expect(notes.at(-2)).toContain('need it: legal-guarantee (');
  });

  it('[LEGAL-06] a graphic in one language only is reported', () => {
    const half = { ...complete, guaranteeNotice: { en: '<svg/>' } };
    expect(namesIn(legalNotesOf(half, on))).toEqual(['GUARANTEE_NOTICE_FOLDER']);
    expect(legalNotesOf(half, new Date('2026-09-26T00:00:00Z'))).toEqual([]);
  });
});

describe('the folder of the official notice', () => {
  const read = () => {
    const { values, problems } = readVariables({ GUARANTEE_NOTICE_FOLDER: folder });
    return problems.length > 0 ? problems : values.GUARANTEE_NOTICE_FOLDER;
  };

  it('a folder without graphics and files of other formats are refused', () => {
    expect(read()).toEqual([expect.stringContaining('is not a folder with files such as de.svg')]);
    writeFileSync(join(folder, 'de.svg'), 'GIF89a');
    expect(read()).toEqual([expect.stringContaining('has a de.svg that is no SVG file')]);
    writeFileSync(join(folder, 'de.svg'), '<svg/>');
    expect(read()).toEqual({ de: '<svg/>' });
  });
});
