export {
  type Block,
  type BlockDrawing,
  blockDrawings,
  type FabricSheet,
  type FootprintDesign,
  type Piece,
  type PieceName,
  type ProductPiece,
  type Shown,
  type UnresolvedContent,
} from './block.ts';
export {
  type Certificate,
  certificateEmblems,
  certificatesOn,
  maximumCertificates,
} from './certificate.ts';
export {
  checkChangedText,
  maximumTextLength,
  placeholdersOf,
  type TextRefused,
} from './changedText.ts';
export {
  type Expenditure,
  type ExpenditureFactors,
  expenditureOf,
  type FiberShare,
  parseComposition,
  type Resources,
  resourcesPerWear,
} from './expenditure.ts';
export type { ExpenditureRefused, Expenditures } from './expendituresPort.ts';
export { notesWithTag, readingMinutes, relatedNotes, wordsPerMinute } from './notes.ts';
export {
  type Content,
  type FoldPreview,
  type HomeContent,
  type HomeTexts,
  type Note,
  type NoteTag,
  type NoteTeaser,
  type Page,
  type PreviewPass,
  pageAt,
  pathOfPage,
  type ReadNote,
} from './page.ts';
export { ruleFigures } from './ruleFigures.ts';
export { searchQuestions } from './searchQuestions.ts';
export { type LaunchEntry, type Season, type SeasonalBanner, seasonalBanner } from './season.ts';
