import type { MakingSheet } from '@tailorbird/domain/orders';
import { fields, orNull } from '../fields.ts';
import { asymmetryFields, lengthInCm } from '../sizing/asymmetrySchema.ts';
import type { WireMakingSheet } from './sheetCalls.ts';

const sheetFields = fields<
  Omit<MakingSheet, 'piece'>,
  Omit<WireMakingSheet, 'piece' | 'part' | 'withdrawn'>
>()({
  url: 'url',
  orderNumber: 'order_number',
  pieces: 'pieces',
  datePlaced: 'date_placed',
  title: 'title',
  clothingTypeSlug: 'clothing_type',
  variantId: 'variant',
  patternCode: 'pattern_code',
  color: 'color',
  fabric: 'fabric',
  properties: 'properties',
  initials: 'initials',
  comment: 'comment',
  pictures: 'pictures',
  size: [
    'size',
    orNull(
      fields<NonNullable<MakingSheet['size']>, NonNullable<WireMakingSheet['size']>>()({
        title: 'title',
        version: 'version',
        isStandard: 'is_standard',
        wearer: 'wearer',
        cutFor: 'cut_for',
      }),
    ),
  ],
  shaping: [
    'shaping',
    orNull(
      fields<NonNullable<MakingSheet['shaping']>, NonNullable<WireMakingSheet['shaping']>>()({
        sideSeams: ['side_seams', lengthInCm],
        waistDarts: ['waist_darts', orNull(lengthInCm)],
        bustDart: ['bust_dart', orNull(lengthInCm)],
      }),
    ),
  ],
  asymmetry: ['asymmetry', orNull(asymmetryFields)],
  measures: 'measures',
});

export const toWireSheet = (sheet: MakingSheet): WireMakingSheet => ({
  ...sheetFields.toWire(sheet),
  piece: sheet.piece.number,
  part: sheet.piece.part,
  withdrawn: sheet.piece.isWithdrawn,
});

export const fromWireSheet = (sheet: WireMakingSheet): MakingSheet => ({
  ...sheetFields.fromWire(sheet),
  piece: { number: sheet.piece, part: sheet.part, isWithdrawn: sheet.withdrawn },
});
