import {
  fromWireAsymmetry,
  fromWirePrefs,
  sizePrefs,
  sizePrefsV1,
  toWireSizeErrors,
  type WireMeasurementToSave,
  type WireUserSizeToChange,
  type WireUserSizeToCreate,
} from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  asymmetryBounds,
  asymmetryKinds,
  type Bounds,
  blocksOf,
  bodyMeasureBounds,
  type CutFor,
  centimeters,
  changeSize,
  cutForOf,
  type FlatMeasure,
  factBounds,
  flatBounds,
  flatMeasures,
  type GarmentMeasure,
  garmentBounds,
  isSameContent,
  lookUpMeasurements,
  type ManualMeasurements,
  makeManualSize,
  makeSize,
  maximumSizeName,
  prefsOutOfBounds,
  type SizeContent,
  type SizeField,
  type SizeInvalid,
  type SizePrefs,
  symmetric,
} from '@tailorbird/domain/sizing';
import { type FieldErrors, fieldErrorsOf } from '../../../platform/api/fieldErrors.ts';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredContent, StoredSize } from '../store/sizeRows.ts';
import { toContent, toStored } from './content.ts';

export type Errors = Record<string, string[] | Record<string, string[]>>;

const boundsOf = (
  field: Exclude<SizeField, 'title' | 'cutFor' | 'owned'>,
  slug: string,
  cutFor: CutFor,
): Bounds | undefined => {
  if (asymmetryKinds.some((kind) => kind === field)) return asymmetryBounds;
  const facts = factBounds(cutFor);
  if (Object.hasOwn(facts, field)) return facts[field as keyof typeof facts];
  if (Object.hasOwn(bodyMeasureBounds, field))
    return bodyMeasureBounds[field as keyof typeof bodyMeasureBounds];
  return garmentBounds(slug, cutFor)?.[field as GarmentMeasure];
};

const flatNames: Readonly<Record<FlatMeasure, string>> = {
  halfChest: 'half_chest',
  length: 'length',
  sleeve: 'sleeve',
  shoulder: 'shoulder',
  halfNeck: 'half_neck',
};
const flatLengths = flatMeasures
  .map(
    (measure) =>
      `${flatNames[measure]} ${flatBounds[measure].minimum} and ${flatBounds[measure].maximum}`,
  )
  .join(', ');

const messageOf = (
  field: SizeField,
  {
    title,
    slug,
    cutFor,
  }: { readonly title: string; readonly slug: string; readonly cutFor: CutFor },
): string => {
  if (field === 'title') {
    return title.trim() === ''
      ? 'This field may not be blank.'
      : `Ensure this field has no more than ${maximumSizeName} characters.`;
  }
  if (field === 'cutFor')
    return blocksOf(slug).includes(cutFor)
      ? 'A size stays cut for whom it was made.'
      : `No garment of this size type is cut for ${cutFor}.`;
  if (field === 'owned')
    return `Ensure the lengths of a garment are between these: ${flatLengths}.`;
  const bounds = boundsOf(field, slug, cutFor);
  return bounds
    ? `Ensure this value is between ${bounds.minimum} and ${bounds.maximum}.`
    : 'Not a measure of this size type.';
};

export const errorsOf = (
  invalid: SizeInvalid,
  title: string,
  sizeTypeSlug: string,
  cutFor: CutFor = 'men',
): Errors => {
  if (invalid.kind === 'unknown-size-type') return { size_type: ['Unknown size type.'] };
  return toWireSizeErrors(invalid.fields, (field) =>
    messageOf(field, { title, slug: sizeTypeSlug, cutFor }),
  );
};

type Asked = {
  readonly manual: ManualMeasurements;
  /** Measurements that the client claims are from a lookup; their source is unknown. */
  readonly claimed: ManualMeasurements;
  readonly lookups: readonly GarmentMeasure[];
  readonly sourceOf: (measure: GarmentMeasure) => number | null;
};

const readMeasurements = (
  type: SizeType,
  sent: readonly WireMeasurementToSave[],
): Result<Asked, Errors> => {
  const [manual, claimed, sources] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const lookups: GarmentMeasure[] = [];
  const seen = new Set<string>();
  for (const { origin, size_property_id, size_property_slug, value, lookup_source_id } of sent) {
    const property = type.properties.find(({ id, slug }) =>
      size_property_id === undefined ? slug === size_property_slug : id === size_property_id,
    );
    if (!property) return err({ measurements: ['A size property is not of this size type.'] });
    if (seen.has(property.slug)) return err({ measurements: ['A size property is there twice.'] });
    seen.add(property.slug);
    if (origin === 'manual' && value === undefined)
      return err({ measurements: { [property.slug]: ['This field is required.'] } });
    if (origin === 'lookup') lookups.push(property.slug as GarmentMeasure);
    if (value !== undefined) (origin === 'manual' ? manual : claimed).set(property.slug, value);
    if (lookup_source_id) sources.set(property.slug, lookup_source_id);
  }
  const inCentimeters = (values: ReadonlyMap<string, number>): ManualMeasurements =>
    Object.fromEntries([...values].map(([slug, value]) => [slug, centimeters(value)]));
  return ok({
    manual: inCentimeters(manual),
    claimed: inCentimeters(claimed),
    lookups,
    sourceOf: (measure) => sources.get(measure) ?? null,
  });
};

/** Keys of prefs that exist in only one design version. */
const ownKeys = {
  V1: ['body_type', 'height', 'shoe_size', 'weight'],
  V2: ['body_shape', 'foot_length_in_cm', 'height_in_cm', 'weight_in_kg'],
} as const;

const hasOwnKeyOf = (sent: unknown, design: keyof typeof ownKeys): boolean =>
  ownKeys[design].some((key) => Object.hasOwn(Object(sent), key));

const prefsErrors = (sent: unknown): Errors => {
  const parsed = (hasOwnKeyOf(sent, 'V1') ? sizePrefsV1 : sizePrefs).safeParse(sent);
  const wrong: FieldErrors = parsed.success
    ? { design_version: ['Not a valid value.'] }
    : fieldErrorsOf(parsed.error.issues, sent);
  return { created_with_prefs: wrong as Record<string, string[]> };
};

/** Without prefs, `cut_for` is a field of the request itself. */
const withCutOnTop = ({ created_with_prefs: inPrefs, ...rest }: Errors): Errors => ({
  ...rest,
  ...(inPrefs && !Array.isArray(inPrefs) ? inPrefs : {}),
});

/**
 * The size to create (SIZE-17). If its prefs are sufficient, the shop computes the lookups and
 * ignores the client's values; otherwise every measurement counts as entered by the customer.
 */
export const sizeToCreate = (
  type: SizeType,
  sent: Pick<WireUserSizeToCreate, 'title' | 'cut_for' | 'created_with_prefs' | 'measurements'>,
): Result<StoredContent, Errors> => {
  const asked = readMeasurements(type, sent.measurements ?? []);
  if (!asked.ok) return asked;
  const { manual, claimed: told, sourceOf } = asked.value;
  const prefs = fromWirePrefs(sent.created_with_prefs);
  if (prefs) {
    const made = makeSize(type.slug, { title: sent.title, prefs, measurements: manual });
    return made.ok
      ? ok(toStored(made.value, type))
      : err(errorsOf(made.failure, sent.title, type.slug, prefs.facts.cutFor));
  }
  const measurements = { ...told, ...manual };
  if (Object.keys(measurements).length === 0) {
    const prefsSent = sent.created_with_prefs;
    if (
      hasOwnKeyOf(prefsSent, 'V1') ||
      hasOwnKeyOf(prefsSent, 'V2') ||
      (sent.measurements ?? []).length > 0
    )
      return err(prefsErrors(sent.created_with_prefs ?? {}));
    return err({ measurements: ['This list may not be empty.'] });
  }
  const made = makeManualSize(type.slug, { title: sent.title, measurements, cutFor: sent.cut_for });
  return made.ok
    ? ok(toStored(made.value, type, { preferences: sent.created_with_prefs ?? null, sourceOf }))
    : err(withCutOnTop(errorsOf(made.failure, sent.title, type.slug, sent.cut_for)));
};

export const sizeToChange = (
  type: SizeType,
  size: StoredSize,
  sent: WireUserSizeToChange,
): Result<StoredContent | null, Errors> => {
  const asked = readMeasurements(type, sent.measurements ?? []);
  if (!asked.ok) return asked;
  const { manual, claimed: told, lookups } = asked.value;
  const before = toContent(size, type);
  // Keeps the current cut when the request omits it.
  const prefs = sent.created_with_prefs
    ? fromWirePrefs({ cut_for: cutForOf(before), ...sent.created_with_prefs })
    : undefined;
  if (prefs === null) return err(prefsErrors(sent.created_with_prefs));
  const computed = prefs ? {} : lookedUp(type, before.prefs, lookups);
  if (!computed) return err({ created_with_prefs: ['This field is required.'] });
  const standard = Object.fromEntries(
    Object.entries(told).filter(([measure]) => !lookups.includes(measure as GarmentMeasure)),
  );
  const title = sent.title ?? size.title;
  const changed = changeSize(type.slug, before, {
    title,
    prefs,
    measurements: prefs ? manual : { ...standard, ...manual, ...computed },
    asymmetry:
      sent.asymmetry === undefined
        ? undefined
        : sent.asymmetry
          ? fromWireAsymmetry(sent.asymmetry)
          : symmetric,
  });
  if (!changed.ok)
    return err(
      errorsOf(changed.failure, title, type.slug, prefs ? prefs.facts.cutFor : before.cutFor),
    );
  if (isSameContent(before, changed.value)) return ok(null);
  const sourceOf = (measure: GarmentMeasure): number | null =>
    keptSource(type, size, changed.value, measure);
  return ok(toStored(changed.value, type, { preferences: size.preferences, sourceOf }));
};

/** Model values for the measurements to be recomputed; null without sufficient prefs. */
const lookedUp = (
  type: SizeType,
  prefs: SizePrefs | null,
  lookups: readonly GarmentMeasure[],
): ManualMeasurements | null => {
  if (lookups.length === 0) return {};
  if (!prefs || prefsOutOfBounds(prefs).length > 0) return null;
  const computed = lookUpMeasurements(type.slug, prefs) ?? [];
  return Object.fromEntries(
    computed
      .filter(({ measure }) => lookups.includes(measure))
      .map(({ measure, value }) => [measure, value]),
  );
};

/** An unchanged measurement keeps its source. */
const keptSource = (
  type: SizeType,
  size: StoredSize,
  changed: SizeContent,
  measure: GarmentMeasure,
): number | null => {
  const property = type.properties.find(({ slug }) => slug === measure);
  const was = size.measurements.find(({ sizePropertyId }) => sizePropertyId === property?.id);
  const is = changed.measurements.find((each) => each.measure === measure);
  return was && is && was.value === is.value && was.origin === is.origin
    ? was.lookupSourceId
    : null;
};
