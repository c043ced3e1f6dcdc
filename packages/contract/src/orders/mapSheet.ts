import type { MakingSheet } from '@tailorbird/domain/orders';
import { centimeters } from '@tailorbird/domain/sizing';
import { fromWireAsymmetry, toWireAsymmetry } from '../sizing/asymmetrySchema.ts';
import type { WireMakingSheet } from './sheetCalls.ts';

export const toWireSheet = (sheet: MakingSheet): WireMakingSheet => ({
  url: sheet.url,
  order_number: sheet.orderNumber,
  piece: sheet.piece.number,
  pieces: sheet.pieces,
  part: sheet.piece.part,
  withdrawn: sheet.piece.isWithdrawn,
  date_placed: sheet.datePlaced,
  title: sheet.title,
  clothing_type: sheet.clothingTypeSlug,
  variant: sheet.variantId,
  pattern_code: sheet.patternCode,
  color: sheet.color,
  fabric: sheet.fabric,
  properties: sheet.properties.map(({ label, title }) => ({ label, title })),
  initials: sheet.initials,
  comment: sheet.comment,
  pictures: sheet.pictures,
  size: sheet.size && {
    title: sheet.size.title,
    version: sheet.size.version,
    is_standard: sheet.size.isStandard,
    wearer: sheet.size.wearer,
    cut_for: sheet.size.cutFor,
  },
  shaping: sheet.shaping && {
    side_seams: sheet.shaping.sideSeams,
    waist_darts: sheet.shaping.waistDarts,
    bust_dart: sheet.shaping.bustDart,
  },
  asymmetry: sheet.asymmetry && toWireAsymmetry(sheet.asymmetry),
  measures: sheet.measures.map((measure) => ({ ...measure })),
});

export const fromWireSheet = (sheet: WireMakingSheet): MakingSheet => ({
  url: sheet.url,
  orderNumber: sheet.order_number,
  piece: { number: sheet.piece, part: sheet.part, isWithdrawn: sheet.withdrawn },
  pieces: sheet.pieces,
  datePlaced: sheet.date_placed,
  title: sheet.title,
  clothingTypeSlug: sheet.clothing_type,
  variantId: sheet.variant,
  patternCode: sheet.pattern_code,
  color: sheet.color,
  fabric: sheet.fabric,
  properties: sheet.properties,
  initials: sheet.initials,
  comment: sheet.comment,
  pictures: sheet.pictures,
  size: sheet.size && {
    title: sheet.size.title,
    version: sheet.size.version,
    isStandard: sheet.size.is_standard,
    wearer: sheet.size.wearer,
    cutFor: sheet.size.cut_for,
  },
  shaping: sheet.shaping && {
    sideSeams: centimeters(sheet.shaping.side_seams),
    waistDarts: sheet.shaping.waist_darts === null ? null : centimeters(sheet.shaping.waist_darts),
    bustDart: sheet.shaping.bust_dart === null ? null : centimeters(sheet.shaping.bust_dart),
  },
  asymmetry: sheet.asymmetry && fromWireAsymmetry(sheet.asymmetry),
  measures: sheet.measures,
});
