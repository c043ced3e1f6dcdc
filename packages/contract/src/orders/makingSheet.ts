import { type MakingSheet, parcelParts } from '@tailorbird/domain/orders';
import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields, orNull } from '../fields.ts';
import { asymmetry, asymmetryFields, lengthInCm } from '../sizing/asymmetry.ts';
import { measurementSet } from '../sizing/sizeFile.ts';
import { instant, matching } from '../values.ts';
import { orderNumber } from './orderNumber.ts';

/**
 * Production sheet of one piece. Lengths are in centimeters, pictures are paths of the
 * shop.
 */
export const makingSheet = z.object({
  url: z.string(),
  /** Address of the garment page, for the QR code on the label. */
  garment_url: z.string(),
  order_number: z.string(),
  piece: z.int(),
  pieces: z.int(),
  part: z.enum(parcelParts),
  withdrawn: z.boolean(),
  date_placed: instant,
  title: z.string(),
  clothing_type: z.string(),
  variant: z.string(),
  pattern_code: z.string(),
  color: z.nullable(z.string()),
  fabric: z.nullable(z.string()),
  /** For the label. Null if the fabric is no longer sold. */
  composition: z.nullable(z.string()),
  care: z.nullable(z.string()),
  properties: z.array(z.object({ label: z.string(), title: z.string() })),
  initials: z.string(),
  /** The delivery of the order, with the name of the parcel shop or store. */
  destination: z.nullable(
    z.object({
      kind: z.enum(['home', 'drop-point', 'pickup', 'taken-along']),
      place: z.nullable(z.string()),
    }),
  ),
  comment: z.string(),
  pictures: z.object({ front: z.string(), back: z.string() }),
  size: z.nullable(
    z.object({
      title: z.string(),
      version: z.int(),
      is_standard: z.boolean(),
      wearer: z.nullable(z.string()),
      cut_for: z.enum(cutForChoices),
    }),
  ),
  /**
   * Reduction from bust to waist, in centimeters: both side seams together, four waist
   * darts together, and the bust dart of each side seam.
   */
  shaping: z.nullable(
    z.object({
      side_seams: z.number(),
      waist_darts: z.nullable(z.number()),
      bust_dart: z.nullable(z.number()),
    }),
  ),
  /** Differences between the wearer's left and right side. Null if there are none. */
  asymmetry: z.nullable(asymmetry),
  measures: z.array(
    z.object({ measure: z.string(), title: z.string(), value: z.number(), tolerance: z.number() }),
  ),
});
export type WireMakingSheet = z.infer<typeof makingSheet>;

const sheetFields = fields<
  Omit<MakingSheet, 'piece'>,
  Omit<WireMakingSheet, 'piece' | 'part' | 'withdrawn'>
>()({
  url: 'url',
  garmentUrl: 'garment_url',
  orderNumber: 'order_number',
  pieces: 'pieces',
  datePlaced: 'date_placed',
  title: 'title',
  clothingTypeSlug: 'clothing_type',
  variantId: 'variant',
  patternCode: 'pattern_code',
  color: 'color',
  fabric: 'fabric',
  composition: 'composition',
  care: 'care',
  properties: 'properties',
  initials: 'initials',
  destination: 'destination',
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

export const readMakingSheets = endpoint({
  context: 'orders',
  name: 'readMakingSheets',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/orders/{number}/sheets/',
  summary:
    'Returns one making sheet per garment; `/studio_api/orders/{number}/sheets.csv` returns CSV. Staff only.',
  params: { number: orderNumber },
  responses: { 200: z.array(makingSheet), 403: detailError, 404: detailError },
});

export const readMeasurementSet = endpoint({
  context: 'orders',
  name: 'readMeasurementSet',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/orders/{number}/pieces/{piece}/measurements/',
  summary:
    'Returns the body of a garment as a FreeSewing measurement set; 404 without a size. Staff only.',
  params: { number: orderNumber, piece: matching(/^[1-9]\d{0,3}$/) },
  responses: { 200: measurementSet, 403: detailError, 404: detailError },
});
