import { MemoryPreferences } from '@tailorbird/adapter-storage';
import {
  type BodyFact,
  bodyFacts,
  bodyMeasureBounds,
  bodyMeasures,
  bodyShapes,
  centimeters,
  fits,
  idealSizeBounds,
  kilograms,
  surveyReach,
} from '@tailorbird/domain/sizing';
import { aUser } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../sizePreferences/sizePreferences.ts';
import { SizingSession } from './sizingSession.ts';

const on = (preferences = new MemoryPreferences()): SizingSession =>
  new SizingSession({
    preferences,
    sizePreferences: new SizePreferences({ visit: { countryCode: 'DE' }, preferences }),
  });

const shirt = { id: 4, slug: 'shirt' };
const polo = { id: 3, slug: 'polo' };

test('[SIZE-49, SIZE-50] a missing height is the shop’s or the continent’s average', () => {
  const session = on();
  expect(session.facts).toEqual({ ageYears: 35, heightCm: 185, weightKg: 85, footLengthCm: 28.3 });
  const leaveAsia = session.startAt('AS');
  expect(session.input.heightCm).toBe(164);
  const leaveForm = session.startAt(null);
  expect(session.input.heightCm).toBe(185);
  leaveForm();
  expect(session.input.heightCm).toBe(164);
  session.adjust('heightCm', centimeters(190));
  expect(session.input.heightCm).toBe(190);
  leaveAsia();
  expect(session.input.heightCm).toBe(190);
});

test('[SIZE-24] an answer does not turn other averages into answers', () => {
  const preferences = new MemoryPreferences();
  const session = on(preferences);
  session.startAt('AS');
  session.adjust('weightKg', kilograms(70));
  session.chooseShape('ROUND');
  expect(session.entered.adjusted).toEqual(['weightKg']);
  const again = on(preferences);
  expect(again.facts).toMatchObject({ heightCm: 185, weightKg: 70 });
  again.startAt('NA');
  expect(again.facts).toMatchObject({ heightCm: 176, weightKg: 70 });
});

test('[SIZE-34, SIZE-50] confirmed answers belong to the customer, copied once', () => {
  const preferences = new MemoryPreferences();
  const session = on(preferences);
  session.chooseShape('ROUND');
  expect(session.consumeConfirmation()).toBe(false);
  session.confirm();
  session.startAt('AS');
  expect(session.facts.heightCm).toBe(185);
  expect(session.consumeConfirmation()).toBe(true);
  expect(session.consumeConfirmation()).toBe(false);
  expect(on(preferences).entered.adjusted).toEqual(bodyFacts);
});

test('[SIZE-47] averages do not count as answers', () => {
  const session = on();
  expect(session.answers).toEqual({ sizeType: null, facts: null, bodyShape: null, fit: null });
  expect(session.knowsBody).toBe(false);
  session.addMeasurement('chestCircumference', centimeters(104));
  expect(session.knowsBody).toBe(true);
  expect(session.answers.facts).toBeNull();
  session.adjust('ageYears', 40);
  // The cut has to be chosen; there is no preselection.
  expect([session.cutSaid, session.isAnswered, session.answers.facts]).toEqual([null, false, null]);
  session.chooseCutFor('men');
  expect(session.isAnswered).toBe(true);
  expect(session.answers.facts).toMatchObject({ ageYears: 40, heightCm: 185 });
  expect(session.averages).toEqual(['heightCm', 'weightKg', 'footLengthCm']);
});

test('[SIZE-47] confirmed averages count as answers', () => {
  const session = on();
  session.chooseCutFor('women');
  expect([session.isAnswered, session.averages]).toEqual([false, [...bodyFacts]]);
  session.confirmFacts();
  expect([session.isAnswered, session.averages]).toEqual([true, []]);
  expect(session.answers.facts).toMatchObject({ heightCm: 172, cutFor: 'women' });
  // Not all answers were reviewed in one panel, so create-size still asks for them.
  expect(session.consumeConfirmation()).toBe(false);
});

test('[SIZE-30] a standard size that was not chosen cannot be saved', () => {
  const session = on();
  session.begin(shirt);
  expect([session.standardSize.base, session.ownStandardSize]).toEqual([7, null]);
  expect(session.draftOf('standard')).toBeNull();
  session.chooseStandardSize({ base: 7, length: 'R' });
  expect(session.draftOf('standard')).toMatchObject({ size: { base: 7, length: 'R' } });
});

test('estimate, recommended size and next question follow the answers', () => {
  const session = on();
  const seen: (string | null)[] = [];
  const stop = autorun(() =>
    seen.push(session.recommended && `${session.recommended.base}${session.recommended.length}`),
  );
  session.adjust('weightKg', kilograms(105));
  session.addMeasurement('chestCircumference', centimeters(98));
  session.adjust('weightKg', kilograms(180));
  session.forget('chestCircumference');
  stop();
  expect(new Set(seen).size).toBeGreaterThan(2);
  expect(session.estimate.chestCircumference.meanCm).toBeGreaterThan(120);
  expect(session.question?.after).toBeGreaterThan(session.question?.before ?? 1);
});

test('a length is surprising if it is far from what the answers predict', () => {
  const session = on();
  expect(
    session.isSurprising(
      'waistCircumference',
      centimeters(session.estimate.waistCircumference.meanCm),
    ),
  ).toBe(false);
  expect(session.isSurprising('waistCircumference', centimeters(150))).toBe(true);
});

test('[SIZE-25] a garment starts with the last fit, unless it has its own', () => {
  const preferences = new MemoryPreferences();
  const session = on(preferences);
  session.begin(shirt);
  session.chooseFit('LOOSE');
  session.chooseSizeType(polo);
  expect(session.making).toEqual({ sizeType: polo, fit: 'LOOSE' });
  session.begin(polo);
  expect(session.making).toEqual({ sizeType: polo, fit: null });
  const again = on(preferences);
  again.begin(shirt);
  expect(again.making.fit).toBe('LOOSE');
  again.begin(null);
  expect(again.making).toEqual({ sizeType: null, fit: null });
});

test('a draft keeps the entered units; [SIZE-30] a standard one is the session’s', () => {
  const session = on();
  expect(session.draftOf('standard')).toBeNull();
  session.begin(shirt);
  session.chooseCutFor('men');
  expect(session.draftOf('custom')).toBeNull();
  session.adjust('heightCm', centimeters(178));
  session.chooseShape('ROUND');
  session.chooseFit('TIGHT');
  session.addMeasurement('chestCircumference', centimeters(104));
  expect(session.draftOf('custom')).toEqual({
    kind: 'custom',
    sizeType: shirt,
    facts: session.facts,
    bodyShape: 'ROUND',
    fit: 'TIGHT',
    known: { chestCircumference: 104 },
    units: 'metric',
  });
  session.chooseStandardSize({ base: 8, length: 'L' });
  expect(session.draftOf('standard')).toEqual({
    kind: 'standard',
    sizeType: shirt,
    size: { base: 8, length: 'L' },
  });
});

test('a draft does not change with later answers', () => {
  const session = on();
  session.chooseCutFor('men');
  session.begin(shirt);
  session.adjust('heightCm', centimeters(178));
  session.chooseShape('ROUND');
  session.chooseFit('TIGHT');
  const draft = session.draftOf('custom');
  if (!draft) throw new Error('Nothing to save');
  session.put(draft);
  session.adjust('heightCm', centimeters(199));
  expect(session.draft).toBe(draft);
});

test('an opened panel has the answers given in another tab', () => {
  const preferences = new MemoryPreferences();
  const [here, there] = [on(preferences), on(preferences)];
  there.adjust('heightCm', centimeters(190));
  there.addMeasurement('chestCircumference', centimeters(104));
  expect(here.facts.heightCm).toBe(185);
  here.readStored();
  expect(here.facts.heightCm).toBe(190);
  expect(here.known).toEqual({ chestCircumference: 104 });
});

test('[SIZE-24, SIZE-48] answers in any order are within bounds and survive a reload', () => {
  const fact = fc.constantFrom<BodyFact>(...bodyFacts);
  const commands = fc.array(
    fc.oneof(
      fc.tuple(fact, fc.double({ min: -50, max: 400, noNaN: true })).map(
        ([name, value]) =>
          (session: SizingSession): void =>
            session.adjust(name, value as never),
      ),
      fc.constantFrom(...bodyShapes).map(
        (shape) =>
          (session: SizingSession): void =>
            session.chooseShape(shape),
      ),
      fc.constantFrom(...bodyMeasures).map((measure) => (session: SizingSession): void => {
        const { minimum, maximum } = bodyMeasureBounds[measure];
        session.addMeasurement(measure, centimeters((minimum + maximum) / 2));
      }),
      fc.constantFrom(...bodyMeasures).map(
        (measure) =>
          (session: SizingSession): void =>
            session.forget(measure),
      ),
      fc.constantFrom(...fits).map((fit) => (session: SizingSession): void => {
        session.begin(shirt);
        session.chooseFit(fit);
      }),
      fc
        .constantFrom('AS' as const, 'EU' as const, null)
        .map((continent) => (session: SizingSession): void => {
          session.startAt(continent);
        }),
      fc.constant((session: SizingSession): void => session.confirm()),
      fc.constant((session: SizingSession): void => session.readStored()),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(commands, (steps) => {
      const preferences = new MemoryPreferences();
      const session = on(preferences);
      for (const step of steps) step(session);
      for (const name of bodyFacts) {
        expect(session.facts[name]).toBeGreaterThanOrEqual(idealSizeBounds[name].minimum);
        expect(session.facts[name]).toBeLessThanOrEqual(idealSizeBounds[name].maximum);
      }
      const again = on(preferences);
      again.startAt(session.continent);
      expect(again.input).toEqual({
        ...session.input,
        adjusted: expect.arrayContaining([...session.entered.adjusted]),
      });
      expect(again.known).toEqual(session.known);
      again.begin(session.making.sizeType);
      expect(again.making).toEqual(session.making);
    }),
  );
});

test('[SIZE-72] the answers determine the distance from the surveyed people', () => {
  const session = on();
  session.adjust('heightCm', centimeters(182));
  session.adjust('weightKg', kilograms(80));
  expect(surveyReach(session.facts)).toBeLessThan(1);
  session.adjust('weightKg', kilograms(150));
  expect(surveyReach(session.facts)).toBeGreaterThan(1);
});

test('[SIZE-94, SIZE-95] the cut changes defaults, bounds and recommendation', () => {
  const preferences = new MemoryPreferences();
  const session = on(preferences);
  session.adjust('heightCm', centimeters(152));
  session.chooseCutFor('women');
  expect(session.facts).toEqual({
    ageYears: 35,
    heightCm: 152,
    weightKg: 67,
    footLengthCm: 25.8,
    cutFor: 'women',
  });
  expect(session.recommended?.cutFor).toBe('women');
  session.adjust('heightCm', centimeters(145));
  expect(session.facts.heightCm).toBe(145);
  session.adjust('weightKg', kilograms(52));
  const again = on(preferences);
  again.chooseCutFor('women');
  expect(again.facts).toMatchObject({ heightCm: 145, weightKg: 52 });
  again.chooseCutFor('men');
  expect(again.facts).toEqual({ ageYears: 35, heightCm: 150, weightKg: 52, footLengthCm: 28.3 });
  expect(again.recommended?.cutFor).toBeUndefined();
});

test('[SIZE-97] a body does not count as an answer for a missing cut', () => {
  const session = on();
  session.chooseCutFor('men');
  session.adjust('weightKg', kilograms(70));
  session.begin({ id: 14, slug: 'undershirt' });
  expect([session.isNotCut, session.answers.facts === null]).toEqual([false, false]);
  session.chooseCutFor('women');
  expect([session.isNotCut, session.answers.facts]).toEqual([true, null]);
  session.begin(shirt);
  expect([session.isNotCut, session.answers.facts?.cutFor]).toEqual([false, 'women']);
});

test('[SIZE-123] another wearer starts without answers and with their saved cut', () => {
  const preferences = new MemoryPreferences();
  const visit = { countryCode: 'DE', user: aUser({ id: 7 }) };
  const session = new SizingSession({
    preferences,
    sizePreferences: new SizePreferences({ visit, preferences }),
  });
  session.adjust('weightKg', kilograms(91));
  session.addMeasurement('chestCircumference', centimeters(104));
  session.selectWearer(null, 'men');
  expect([session.knowsBody, session.isCutKnown]).toEqual([true, false]);
  session.selectWearer(3, 'women');
  expect([session.wearerId, session.knowsBody, session.cutFor, session.isCutKnown]).toEqual([
    3,
    false,
    'women',
    true,
  ]);
  session.readStored();
  expect([session.knowsBody, session.known]).toEqual([false, {}]);
});
