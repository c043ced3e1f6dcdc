export {
  type Asymmetry,
  type AsymmetryKind,
  asymmetryBounds,
  asymmetryKinds,
  isSameAsymmetry,
  type Side,
  type SideDifference,
  sideDifference,
  sides,
  storedAsymmetry,
  symmetric,
} from './asymmetry.ts';
export { surveyedPeople } from './body/bodyCoefficients.ts';
export {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  type MeasureEstimate,
  type Tolerances,
} from './body/bodyMeasure.ts';
export type { AnswerSource } from './body/bodyModel.ts';
export { blocksOf } from './body/cutGarment.ts';
export { type EaseAt, type EasedMeasure, type EaseFit, easeOn } from './body/easeOn.ts';
export { type BodyAnswers, estimateBody } from './body/estimateBody.ts';
export { estimateWearers } from './body/estimateWearers.ts';
export { type FeltAnswer, type FeltFit, type FeltZone, perceivedFits } from './body/feltAnswer.ts';
export { type FeltModel, feltModel } from './body/feltModel.ts';
export {
  confidenceAfter,
  estimateIfMeasured,
  fitConfidence,
  fitTolerances,
} from './body/fitConfidence.ts';
export { hasLowFitRate, mayStillGrow } from './body/fitRate.ts';
export { type FitShares, fitShares, tolerancesOf } from './body/fitShares.ts';
export { garmentBounds } from './body/garmentBounds.ts';
export {
  type GarmentInterval,
  garmentIntervals,
  likelyInterval,
} from './body/garmentIntervals.ts';
export { garmentMeasurements } from './body/garmentMeasurements.ts';
export { learnFromFit } from './body/learnFromFit.ts';
export { mostInformativeMeasure } from './body/mostInformativeMeasure.ts';
export {
  minimumProbability,
  type RecommendedSize,
  recommendStandardSize,
} from './body/recommendStandardSize.ts';
export { type GarmentShaping, shapeGarment } from './body/shapeGarment.ts';
export { shareSatisfied } from './body/shareSatisfied.ts';
export { standardBody } from './body/standardBody.ts';
export { surveyReach } from './body/surveyReach.ts';
export { transferLearned } from './body/transferLearned.ts';
export type { WornGarment } from './body/wornGarment.ts';
export { compareSizes, type SizeDifference } from './compareSizes.ts';
export {
  bodyOfSize,
  type ConversionRoute,
  type ConvertedSize,
  convertSize,
  recommendForGarment,
  recommendFromSize,
} from './convertSize.ts';
export { type CreateSizeTab, createSizeTabs } from './createSizeTabs.ts';
export { type CutFor, cutForChoices, cutForOf, storedCutFor } from './cutFor.ts';
export {
  type FreeSewingFormat,
  type FreeSewingSet,
  formatFreeSewing,
  freeSewingFormats,
  freeSewingNotes,
  parseFreeSewing,
} from './freeSewing.ts';
export {
  averageHeightOf,
  averageHeights,
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  type Bounds,
  bodyShapes,
  clampFact,
  type Fit,
  factBounds,
  factDefaults,
  fits,
  heightOfInches,
  type IdealSizeMode,
  idealSizeBounds,
  idealSizeDefaults,
  shownFacts,
  startingFacts,
  toFeetAndInches,
  weightOfPounds,
} from './idealSizeInput.ts';
export { type JudgedGarment, type JudgedZone, judgedMeasures } from './judgedGarment.ts';
export { learningSteps } from './learningSteps.ts';
export {
  type FreeSewingName,
  freeSewingMeasurements,
  freeSewingNames,
  makingTolerances,
  patternCode,
} from './makePiece.ts';
export { observeOwned, ownedNoise } from './observeOwned.ts';
export {
  type FlatMeasure,
  flatBounds,
  flatMeasures,
  flatMeasuresOf,
  maximumOwnedGarments,
  type OwnedGarment,
  ownedSizeTypes,
  readOwnedGarment,
  validateOwnedGarment,
} from './ownedGarment.ts';
export {
  acceptProposal,
  type ProposedMeasure,
  proposeSize,
  type SizeChange,
} from './proposeSize.ts';
export { type LearnedVersion, removeLearnedFit } from './removeLearnedFit.ts';
export {
  changeSize,
  isCutForOthers,
  isSameContent,
  lookUpMeasurements,
  type ManualMeasurements,
  type MeasurementOrigin,
  makeManualSize,
  makeSize,
  makeStandardSize,
  measurementOrigins,
  measurementsOutOfBounds,
  type SavedMeasurement,
  type SizeContent,
  type SizeField,
  type SizeInvalid,
} from './savedSize.ts';
export { prefsOfIdealSize, savedStandardSize } from './savedStandardSizes.ts';
export {
  needsAccount,
  needsName,
  type SaveSizeMode,
  saveSizeMode,
  saveSizeModes,
} from './saveSizeMode.ts';
export {
  nearestShoeSize,
  type ShoeSize,
  shoeSizeOfEu,
  shoeSizeOfUs,
  shoeSizes,
  shoeSizesFor,
} from './shoeTable.ts';
export { type SizeDependency, sizeDependencies } from './sizeDependencies.ts';
export {
  chartProperties,
  currentSizeDesign,
  type SizeDesignVersion,
  type SizeProperty,
  savedSizeDesign,
  sizeDesignVersions,
  sweatshirtSizeTypeSlug,
  zipCottonHoodieSizeTypeSlug,
} from './sizeDesign.ts';
export type {
  ConversionPreview,
  CustomerSizeRefused,
  LookedUpSize,
  SizeChangeForCustomer,
  SizeDesk,
  SizeDeskRefused,
  SizeForCustomer,
} from './sizeDeskPort.ts';
export { formatSizeFile, parseSizeFile, type SizeFile, sizeOfFile } from './sizeFile.ts';
export { type SizeFileFormat, sizeFileFormats } from './sizeFileText.ts';
export {
  type CalendarDay,
  maximumSizeName,
  nameCustomSize,
  parseSizeName,
  type ReadSizeName,
  readSizeName,
  type SizeNameRefused,
  shortDay,
} from './sizeName.ts';
export {
  type GarmentWearer,
  type SizedGarment,
  type SizeOfWearer,
  sizeOfWearer,
} from './sizeOfWearer.ts';
export {
  bodyFacts,
  estimateOfPrefs,
  type PrefsField,
  prefsOutOfBounds,
  type SizePrefs,
} from './sizePrefs.ts';
export type {
  ListedSize,
  RecommendedForGarment,
  RecommendedFromSize,
  SizeConversion,
  SizeFileRefused,
  SizeMeasurement,
  SizeRefused,
  Sizes,
  SizeType,
  SizeUse,
  SizeVersion,
  UserSize,
} from './sizesPort.ts';
export { type SizeTrust, trustInPrefs } from './sizeTrust.ts';
export {
  bodyMeasuresOf,
  type GarmentMeasure,
  type GarmentMeasurement,
  garmentMeasures,
  standardMeasurements,
  standardSizeTypeSlugs,
} from './standardMeasurements.ts';
export {
  type BaseSize,
  baseSizes,
  defaultStandardSize,
  formatStandardSize,
  isSameStandardSize,
  type LetterSize,
  letterSizeOf,
  nameStandardSize,
  parseSizeRef,
  type SizeLength,
  type SizeRef,
  type StandardSize,
  sizeLengths,
  standardSizeOf,
  standardSizes,
  standardSizesFor,
} from './standardSize.ts';
export { defaultStandardSizeFor, parseStoredStandardSize } from './standardSizeChoice.ts';
export {
  type Centimeters,
  centimeters,
  centimetersPerInch,
  type Inches,
  imperialCountries,
  inches,
  inchesPerFoot,
  type Kilograms,
  kilograms,
  kilogramsPerPound,
  type Pounds,
  pounds,
  toCentimeters,
  toInches,
  toPounds,
  type UnitSystem,
  unitSystemFor,
  unitSystems,
} from './units.ts';
export {
  maximumWearerName,
  maximumWearers,
  nameWearer,
  type OwnWearer,
  type WantedWearer,
  type Wearer,
  type WearerKind,
  type WearerNameRefused,
  type WearerRefused,
  wearerKinds,
} from './wearer.ts';
export type { Wearers } from './wearersPort.ts';
