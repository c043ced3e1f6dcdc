import { csvField } from '@tailorbird/domain/kernel';
import type { MakingSheet } from '@tailorbird/domain/orders';
import { type AsymmetryKind, asymmetryKinds, garmentMeasures } from '@tailorbird/domain/sizing';

const snake = (kind: AsymmetryKind): string =>
  kind === 'lowerShoulder' ? 'lower_shoulder' : 'longer_arm';

const columns: readonly string[] = [
  'order',
  'piece',
  'pieces',
  'part',
  'pattern_code',
  'title',
  'color',
  'fabric',
  'properties',
  'initials',
  'size',
  'size_version',
  'comment',
  'withdrawn',
  'composition',
  'care',
  'destination',
  ...asymmetryKinds.flatMap((kind) => [`${snake(kind)}_side`, `${snake(kind)}_cm`]),
  ...garmentMeasures.flatMap((measure) => [`${measure}_cm`, `${measure}_tolerance_cm`]),
];

const lineOf = (sheet: MakingSheet): readonly (string | number)[] => [
  sheet.orderNumber,
  sheet.piece.number,
  sheet.pieces,
  sheet.piece.part,
  sheet.patternCode,
  sheet.title,
  sheet.color ?? '',
  sheet.fabric ?? '',
  sheet.properties.map(({ label, title }) => `${label}: ${title}`).join('; '),
  sheet.initials,
  sheet.size?.title ?? '',
  sheet.size?.version ?? '',
  sheet.comment,
  sheet.piece.isWithdrawn ? 'yes' : '',
  sheet.composition ?? '',
  sheet.care ?? '',
  [sheet.destination?.kind, sheet.destination?.place].filter(Boolean).join(': '),
  ...asymmetryKinds.flatMap((kind): readonly (string | number)[] => {
    const difference = sheet.asymmetry?.[kind];
    return difference ? [difference.side, difference.differenceCm] : ['', ''];
  }),
  ...garmentMeasures.flatMap((measure): readonly (string | number)[] => {
    const found = sheet.measures.find((each) => each.measure === measure);
    return found ? [found.value, found.tolerance] : ['', ''];
  }),
];

/** Production sheets as CSV (RFC 4180): a row per piece, two columns per measurement. */
export const sheetTable = (sheets: readonly MakingSheet[]): string =>
  [columns, ...sheets.map(lineOf)].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
