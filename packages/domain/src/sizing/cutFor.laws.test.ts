import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMan, aWoman, bodyAnswersFor } from '../../test/bodyAnswers.ts';
import { somePrefsFor } from '../../test/sizePrefs.ts';
import { continentCodes } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  acceptProposal,
  averageHeightOf,
  averageHeights,
  type BodyFact,
  type BodyMeasure,
  baseSizes,
  blocksOf,
  bodyMeasures,
  bodyOfSize,
  type CutFor,
  centimeters,
  changeSize,
  clampFact,
  convertSize,
  cutForChoices,
  cutForOf,
  defaultStandardSize,
  defaultStandardSizeFor,
  estimateBody,
  estimateWearers,
  factBounds,
  factDefaults,
  fits,
  formatStandardSize,
  type GarmentMeasure,
  garmentBounds,
  garmentMeasurements,
  hasLowFitRate,
  heightOfInches,
  idealSizeBounds,
  idealSizeDefaults,
  isSameContent,
  isSameStandardSize,
  kilograms,
  letterSizeOf,
  makeSize,
  makeStandardSize,
  mayStillGrow,
  nameStandardSize,
  nearestShoeSize,
  parseSizeRef,
  parseStoredStandardSize,
  patternCode,
  prefsOutOfBounds,
  recommendFromSize,
  recommendStandardSize,
  shapeGarment,
  shoeSizeOfEu,
  shoeSizeOfUs,
  shoeSizes,
  shoeSizesFor,
  sizeLengths,
  standardBody,
  standardMeasurements,
  standardSizes,
  standardSizesFor,
  standardSizeTypeSlugs,
  startingFacts,
  storedCutFor,
  surveyReach,
  toInches,
  toPounds,
  weightOfPounds,
} from './index.ts';

const women = standardSizesFor('women');
const womensSlugs = standardSizeTypeSlugs.filter((slug) => blocksOf(slug).includes('women'));
const slug = fc.constantFrom(...womensSlugs);
const fit = fc.constantFrom(...fits);
const womensAnswers = bodyAnswersFor('women');
const exact = (size: (typeof women)[number]) => {
  const body = standardBody(size);
  return Object.fromEntries(
    bodyMeasures.map((measure) => [measure, { meanCm: body[measure], sdCm: 0.1 }]),
  ) as ReturnType<typeof estimateBody>;
};
const valuesOf = (rows: readonly { readonly measure: GarmentMeasure; readonly value: number }[]) =>
  Object.fromEntries(rows.map(({ measure, value }) => [measure, value])) as Record<
    GarmentMeasure,
    number
  >;

describe('the cut of a garment', () => {
  test('[SIZE-94] the cut defaults to men and is saved only if it differs', () => {
    expect(cutForChoices).toEqual(['men', 'women']);
    expect([cutForOf({}), cutForOf({ cutFor: 'men' }), cutForOf({ cutFor: 'women' })]).toEqual([
      'men',
      'men',
      'women',
    ]);
    for (const cutFor of cutForChoices) expect(cutForOf(storedCutFor(cutFor))).toBe(cutFor);
    expect(storedCutFor('men')).toEqual({});
    expect(estimateBody({ ...aMan, cutFor: 'men' })).toEqual(estimateBody(aMan));
    expect(surveyReach({ ...aMan, cutFor: 'men' })).toBe(surveyReach(aMan));
    expect(surveyReach(aWoman)).not.toBe(surveyReach({ ...aWoman, cutFor: 'men' }));
  });

  test('[SIZE-94] the cut changes the hips of the same answers', () => {
    const [her, him] = [estimateBody(aWoman), estimateBody({ ...aWoman, cutFor: 'men' })];
    expect(her.hipCircumference.meanCm - him.hipCircumference.meanCm).toBeGreaterThan(4);
  });

  test('[SIZE-94] a size keeps its cut when its measurements change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...women), slug, (size, type) => {
        const made = makeStandardSize(type, { title: 'Mine', size, prefs: null });
        expect(made.ok && made.value).toMatchObject({ standardSize: size, cutFor: 'women' });
        if (!made.ok) return;
        const chest = made.value.measurements[0]!;
        const changed = changeSize(type, made.value, {
          measurements: { chest: centimeters(chest.value + 1) },
        });
        expect(changed.ok && changed.value).toMatchObject({
          standardSize: null,
          prefs: null,
          cutFor: 'women',
        });
        if (!changed.ok) return;
        expect(acceptProposal(changed.value, { standardSize: null, measures: [] }).cutFor).toBe(
          'women',
        );
        const body = bodyOfSize(type, changed.value);
        expect(body.hipCircumference).toBeCloseTo(standardBody(size).hipCircumference, 0);
        expect(isSameContent(changed.value, { ...changed.value, cutFor: 'men' })).toBe(false);
      }),
      runs(100),
    );
  });

  test('[SIZE-94] all versions of a size have the same cut', () => {
    fc.assert(
      fc.property(somePrefsFor('women'), slug, (prefs, type) => {
        const made = makeSize(type, { title: 'Mine', prefs });
        expect(made.ok && cutForOf(made.value)).toBe('women');
        if (!made.ok) return;
        const { cutFor: _, ...facts } = prefs.facts;
        const changed = changeSize(type, made.value, {
          prefs: { ...prefs, facts: { ...facts, ...factDefaults('men') } },
        });
        expect(changed).toEqual({
          ok: false,
          failure: { kind: 'size-invalid', fields: ['cutFor'] },
        });
      }),
      runs(100),
    );
  });

  test('[SIZE-97] a cut without a block is refused and never a conversion target', () => {
    const boxes = standardSizeTypeSlugs.filter((type) => !womensSlugs.includes(type));
    expect(boxes).toEqual([
      'terry-shirt',
      'terry-open-collar',
      'rugby-shirt',
      'undershirt',
      'activewear',
    ]);
    expect(blocksOf('scarf')).toEqual([]);
    fc.assert(
      fc.property(somePrefsFor('women'), fc.constantFrom(...boxes), slug, (prefs, box, type) => {
        const refused = { ok: false, failure: { kind: 'size-invalid', fields: ['cutFor'] } };
        expect(makeSize(box, { title: 'Mine', prefs })).toEqual(refused);
        expect(makeStandardSize(box, { title: 'Mine', size: women[0]!, prefs: null })).toEqual(
          refused,
        );
        expect(garmentBounds(box, 'women')).toBeUndefined();
        const made = makeSize(type, { title: 'Mine', prefs });
        if (made.ok) expect(convertSize(type, box, made.value)).toBeUndefined();
        const standard = makeStandardSize(type, { title: 'Mine', size: women[13]!, prefs: null });
        if (standard.ok) expect(convertSize(type, box, standard.value)).toBeUndefined();
      }),
      runs(60),
    );
    expect(
      makeSize('scarf', {
        title: 'Mine',
        prefs: fc.sample(somePrefsFor('women'), { numRuns: 1, seed: 7 })[0]!,
      }),
    ).toEqual({
      ok: false,
      failure: { kind: 'unknown-size-type' },
    });
  });
});

describe('the answers of women', () => {
  test('[SIZE-95] women’s bounds include every foot within men’s', () => {
    expect(factBounds('men')).toBe(idealSizeBounds);
    expect(factBounds('women')).toEqual({
      ageYears: { minimum: 15, maximum: 100 },
      heightCm: { minimum: 140, maximum: 205 },
      weightKg: { minimum: 40, maximum: 180 },
      footLengthCm: { minimum: 21.1, maximum: 32.2 },
    });
    expect([
      clampFact('heightCm', 139, 'women'),
      clampFact('heightCm', 149),
      clampFact('weightKg', Number.NaN, 'women'),
    ]).toEqual([140, 150, 67]);
    const small = { ...fc.sample(somePrefsFor('women'), { numRuns: 1, seed: 7 })[0]!, known: {} };
    const facts = { ...small.facts, heightCm: centimeters(145) };
    expect(prefsOutOfBounds({ ...small, facts })).toEqual([]);
    expect(
      prefsOutOfBounds({
        ...small,
        facts: { ...facts, ...idealSizeDefaults, heightCm: centimeters(145), cutFor: 'men' },
      }),
    ).toEqual(['heightCm']);
  });

  test('[SIZE-95] women start at 172 cm, 67 kg, a 25.8 cm foot, 0.928 of averages', () => {
    expect(factDefaults()).toBe(idealSizeDefaults);
    expect(factDefaults('women')).toEqual({
      ageYears: 35,
      heightCm: 172,
      weightKg: 67,
      footLengthCm: 25.8,
      cutFor: 'women',
    });
    for (const fact of Object.keys(idealSizeBounds) as BodyFact[])
      expect(clampFact(fact, factDefaults('women')[fact], 'women')).toBe(
        factDefaults('women')[fact],
      );
    expect(continentCodes.map((continent) => averageHeightOf(continent))).toEqual(
      continentCodes.map((each) => averageHeights[each]),
    );
    for (const continent of continentCodes)
      expect(
        Math.abs(averageHeightOf(continent, 'women') / averageHeights[continent] - 0.928),
      ).toBeLessThan(0.004);
    expect(startingFacts({ ...factDefaults('women'), adjusted: [] }, 'EU')).toEqual({
      ...factDefaults('women'),
      heightCm: 168,
    });
  });

  test('[SIZE-95] women’s shoes start at EU 35, 1.5 US sizes above men’s', () => {
    const rows = shoeSizesFor('women');
    expect(shoeSizesFor('men')).toBe(shoeSizes);
    expect(rows).toHaveLength(30);
    expect(rows.slice(8)).toEqual(shoeSizes.map((row) => ({ ...row, us: row.us + 1.5 })));
    for (const [index, row] of rows.entries()) {
      expect(shoeSizeOfEu(row.eu, 'women')).toBe(row);
      expect(nearestShoeSize(row.footLengthCm, 'women')).toBe(row);
      expect(shoeSizeOfUs(row.us, 'women')?.us).toBe(row.us);
      const before = rows[index - 1];
      if (!before) continue;
      expect(row.eu - before.eu).toBe(0.5);
      expect(row.us).toBeGreaterThanOrEqual(before.us);
      expect(row.footLengthCm).toBeGreaterThan(before.footLengthCm);
    }
    expect(shoeSizeOfEu(38, 'men')).toBeUndefined();
  });
});

describe('standard sizes for women', () => {
  test('[SIZE-96] the 24 women’s sizes are distinct from the men’s everywhere', () => {
    expect(women).toHaveLength(24);
    expect(standardSizesFor('men')).toBe(standardSizes);
    const names = [...standardSizes, ...women].map(formatStandardSize);
    expect(new Set(names).size).toBe(48);
    for (const size of [...standardSizes, ...women]) {
      const text = formatStandardSize(size);
      expect(parseSizeRef(text)).toEqual({ kind: 'standard', ...size });
      expect(parseStoredStandardSize(text)).toEqual(size);
      expect(patternCode('shirt', { standardSize: size, id: 1, version: 1 })).toBe(`SHIRT/${text}`);
    }
    expect(nameStandardSize(women[12]!, { day: 5, month: 11, year: 2025 })).toBe(
      'Standard - W7R - 05/11/25',
    );
    expect(isSameStandardSize(women[12]!, standardSizes[12]!)).toBe(false);
    for (const text of ['W', 'W0R', 'W13R', 'w7R', 'WW7R', 'W7', 'W07R'])
      expect(parseSizeRef(text)).toBeNull();
    expect([defaultStandardSizeFor(), defaultStandardSizeFor('women')]).toEqual([
      defaultStandardSize,
      { base: 6, length: 'R', cutFor: 'women' },
    ]);
    expect(recommendStandardSize(estimateBody(aWoman), 'women')).toMatchObject(
      defaultStandardSizeFor('women'),
    );
  });

  test('[SIZE-96] women’s standard sizes have a bust of their EN 13402-3 letter', () => {
    const limits = {
      XS: [74, 82],
      S: [82, 90],
      M: [90, 98],
      L: [98, 107],
      XL: [107, 119],
      XXL: [119, 131],
    } as const;
    const busts = baseSizes.map(
      (base) => standardBody({ base, length: 'R', cutFor: 'women' }).chestCircumference,
    );
    for (const [index, base] of baseSizes.entries()) {
      const [low, high] = limits[letterSizeOf(base)];
      expect(busts[index]).toBeGreaterThanOrEqual(low);
      expect(busts[index]).toBeLessThan(high);
      if (index > 0) expect([4, 6]).toContain(busts[index]! - busts[index - 1]!);
    }
  });

  test('[SIZE-96] the middle of the women’s sizes is a customer of 168 cm', () => {
    for (const base of [5, 6, 7, 8] as const) {
      const [regular, long] = sizeLengths.map((length) =>
        standardBody({ base, length, cutFor: 'women' }),
      );
      const customer = Array.from({ length: 800 }, (_, index) => 45 + index / 10)
        .map((weight) =>
          estimateBody({ ...aWoman, weightKg: kilograms(weight), source: 'measured' }),
        )
        .find(
          ({ chestCircumference }) => chestCircumference.meanCm >= regular!.chestCircumference,
        )!;
      for (const measure of bodyMeasures) {
        const middle = (regular![measure] + long![measure]) / 2;
        expect(Math.abs(middle / customer[measure].meanCm - 1), measure).toBeLessThan(0.04);
      }
    }
  });

  test('[SIZE-96] all women’s measures grow with the base, long ones with length', () => {
    for (const type of womensSlugs) {
      for (const length of sizeLengths) {
        const table = baseSizes.map(
          (base) => standardMeasurements(type, { base, length, cutFor: 'women' })!,
        );
        for (let index = 1; index < table.length; index += 1) {
          for (const [row, { value }] of table[index]!.entries())
            expect(value).toBeGreaterThanOrEqual(table[index - 1]![row]!.value);
        }
      }
      for (const base of baseSizes) {
        const [regular, long] = sizeLengths.map(
          (length) => standardMeasurements(type, { base, length, cutFor: 'women' })!,
        );
        for (const [row, { measure, value }] of long!.entries()) {
          if (measure === 'bodyLength' || measure === 'sleeveLength')
            expect(value).toBeGreaterThan(regular![row]!.value);
          else expect(value).toBe(regular![row]!.value);
        }
      }
    }
  });

  test('[SIZE-96] women’s sizes are recommended to women with the matching body', () => {
    for (const size of women) {
      expect(recommendStandardSize(exact(size), 'women')).toEqual({
        ...size,
        probability: expect.closeTo(1, 3),
      });
      expect(estimateWearers(size).hipCircumference.meanCm).toBe(
        standardBody(size).hipCircumference,
      );
    }
    expect(recommendStandardSize(estimateBody(aMan))).not.toHaveProperty('cutFor');
    fc.assert(
      fc.property(womensAnswers, (answers) => {
        const estimate = estimateBody(answers);
        const found = recommendStandardSize(estimate, 'women');
        const { chestCircumference: bust, sleeveLengthSpineWrist: sleeve } = estimate;
        const away = (one: number, other: number): number => Math.abs(one - other);
        const [best] = women
          .map((size) => ({ size, body: standardBody(size) }))
          .sort(
            (one, other) =>
              away(one.body.chestCircumference, bust.meanCm) -
                away(other.body.chestCircumference, bust.meanCm) ||
              away(one.body.sleeveLengthSpineWrist, sleeve.meanCm) -
                away(other.body.sleeveLengthSpineWrist, sleeve.meanCm),
          );
        if (found) expect(found).toEqual({ ...best!.size, probability: found.probability });
        if (found) expect(found.probability).toBeGreaterThanOrEqual(0.05);
      }),
      runs(200),
    );
  });

  test('[SIZE-96] more weight never lowers the base, more height never the length', () => {
    fc.assert(
      fc.property(
        womensAnswers,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (answers, heavier, taller) => {
          const recommend = (facts: typeof answers) =>
            recommendStandardSize(estimateBody(facts), 'women');
          const { heightCm, weightKg } = factBounds('women');
          const one = recommend(answers);
          const more = recommend({
            ...answers,
            weightKg: kilograms(Math.min(weightKg.maximum, answers.weightKg + heavier / 10)),
          });
          const longer = recommend({
            ...answers,
            heightCm: centimeters(Math.min(heightCm.maximum, answers.heightCm + taller / 10)),
          });
          if (one && more) expect(more.base).toBeGreaterThanOrEqual(one.base);
          if (one && longer) expect(longer.base).toBeLessThanOrEqual(one.base);
          if (one?.length === 'L' && longer) expect(longer.length).toBe('L');
        },
      ),
      runs(500),
    );
  });

  test('[SIZE-96] women’s sizes are recommended back from a saved size', () => {
    for (const type of womensSlugs) {
      for (const size of women) {
        const measurements = standardMeasurements(type, size)!.map((each) => ({
          ...each,
          origin: 'manual' as const,
        }));
        expect(
          recommendFromSize(type, {
            standardSize: null,
            prefs: null,
            cutFor: 'women',
            measurements,
          }),
        ).toMatchObject(size);
      }
    }
  });
});

describe('groups that the model serves less well', () => {
  test('[SIZE-99] the model serves a BMI from 31 and growing bodies less well', () => {
    const served = (heightCm: number, weightKg: number) =>
      hasLowFitRate({ heightCm: centimeters(heightCm), weightKg: kilograms(weightKg) });
    expect([served(170, 89.5), served(170, 89.6), served(200, 123.9), served(200, 124)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([15, 17, 18, 40].map((ageYears) => mayStillGrow({ ageYears }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (const ageYears of [15, 16])
      for (const cutFor of cutForChoices)
        expect(surveyReach({ ...factDefaults(cutFor), ageYears })).toBeGreaterThan(1);
  });
});

describe('a block for women', () => {
  /** An independent table: the women's woven shirt by fit. */
  const shirt: Readonly<Record<string, readonly [body: BodyMeasure, ...ease: readonly number[]]>> =
    {
      chest: ['chestCircumference', 6, 10, 15],
      waist: ['waistCircumference', 7, 11, 17],
      shoulder: ['biacromialBreadth', 1.5, 2.5, 4],
      bodyLength: ['torsoLength', 4, 5, 6],
      biceps: ['bicepsCircumferenceFlexed', 3, 5, 8],
      neck: ['neckCircumference', 1.5, 2.5, 3.5],
      wrist: ['wristCircumference', 4.5, 5.5, 6.5],
    };

  test('[SIZE-98] a women’s block has its own ease over bust, waist and hips', () => {
    fc.assert(
      fc.property(womensAnswers, fit, (answers, asked) => {
        const estimate = estimateBody(answers);
        const made = valuesOf(
          garmentMeasurements({ estimate, sizeTypeSlug: 'shirt', fit: asked, cutFor: 'women' })!,
        );
        const by = fits.indexOf(asked);
        for (const [measure, [body, ...ease]] of Object.entries(shirt))
          expect(
            Math.abs(made[measure as GarmentMeasure] - estimate[body].meanCm - ease[by]!),
          ).toBeLessThanOrEqual(0.25);
        const widest = Math.max(
          estimate.hipCircumference.meanCm,
          estimate.waistCircumference.meanCm,
        );
        expect(Math.abs(made.hem - widest - [5, 8, 13][by]!)).toBeLessThanOrEqual(0.25);
      }),
      runs(200),
    );
  });

  test('[SIZE-98] looser fits and heavier women get wider garments', () => {
    fc.assert(
      fc.property(
        womensAnswers,
        slug,
        fc.integer({ min: 1, max: 500 }),
        (answers, sizeTypeSlug, more) => {
          const cut = (facts: typeof answers, asked: (typeof fits)[number]) =>
            valuesOf(
              garmentMeasurements({
                estimate: estimateBody(facts),
                sizeTypeSlug,
                fit: asked,
                cutFor: 'women',
              })!,
            );
          const [tight, regular, loose] = fits.map((each) => cut(answers, each));
          const estimate = estimateBody(answers);
          for (const [measure, value] of Object.entries(regular!) as [GarmentMeasure, number][]) {
            expect(value).toBeGreaterThan(0);
            expect(value * 2).toBe(Math.round(value * 2));
            if (measure === 'sleeveLength') continue;
            expect(tight![measure]).toBeLessThan(value);
            expect(loose![measure]).toBeGreaterThan(value);
          }
          expect(tight!.chest).toBeGreaterThan(estimate.chestCircumference.meanCm);
          expect(tight!.waist).toBeGreaterThan(estimate.waistCircumference.meanCm);
          expect(tight!.hem).toBeGreaterThan(
            Math.max(estimate.hipCircumference.meanCm, estimate.waistCircumference.meanCm),
          );
          const weightKg = kilograms(
            Math.min(factBounds('women').weightKg.maximum, answers.weightKg + more / 10),
          );
          const heavier = cut({ ...answers, weightKg }, 'REGULAR');
          for (const measure of ['chest', 'waist', 'hem'] as const)
            expect(heavier[measure]).toBeGreaterThanOrEqual(regular![measure]);
          const bounds = garmentBounds(sizeTypeSlug, 'women')!;
          for (const [measure, value] of Object.entries(regular!) as [GarmentMeasure, number][]) {
            expect(value).toBeGreaterThanOrEqual(bounds[measure]!.minimum);
            expect(value).toBeLessThanOrEqual(bounds[measure]!.maximum);
          }
        },
      ),
      runs(300),
    );
  });

  test('[SIZE-53] metric and imperial entries give the same women’s block', () => {
    fc.assert(
      fc.property(womensAnswers, slug, fit, (answers, sizeTypeSlug, asked) => {
        const imperial = {
          ...answers,
          heightCm: heightOfInches(toInches(answers.heightCm), 'women'),
          weightKg: weightOfPounds(toPounds(answers.weightKg), 'women'),
        };
        const [one, other] = [answers, imperial].map(
          (facts) =>
            garmentMeasurements({
              estimate: estimateBody(facts),
              sizeTypeSlug,
              fit: asked,
              cutFor: 'women',
            })!,
        );
        for (const [row, { value }] of one!.entries())
          expect(Math.abs(value - other![row]!.value)).toBeLessThanOrEqual(1);
      }),
      runs(300),
    );
  });

  test('[SIZE-98] women’s blocks have a shaped waist, woven ones half in darts', () => {
    fc.assert(
      fc.property(
        womensAnswers,
        fc.constantFrom(...standardSizeTypeSlugs),
        fit,
        (answers, sizeTypeSlug, asked) => {
          const cut = (cutFor: CutFor) =>
            garmentMeasurements({
              estimate: estimateBody(answers),
              sizeTypeSlug,
              fit: asked,
              cutFor,
            }) ?? [];
          expect(shapeGarment(sizeTypeSlug, cut('men'))).toBeNull();
          const shaped = shapeGarment(sizeTypeSlug, cut('women'), 'women');
          if (!womensSlugs.includes(sizeTypeSlug)) {
            expect(shaped).toBeNull();
            return;
          }
          const { chest, waist } = valuesOf(cut('women'));
          const { sideSeams, waistDarts, bustDart } = shaped!;
          expect(sideSeams + (waistDarts ?? 0)).toBe(Math.max(0, chest - waist));
          expect(sideSeams).toBeGreaterThanOrEqual(0);
          const isWoven = sizeTypeSlug === 'shirt' || sizeTypeSlug === 'oxford-shirt';
          expect([waistDarts !== null, bustDart !== null]).toEqual([isWoven, isWoven]);
          if (waistDarts !== null)
            expect(Math.abs(sideSeams - waistDarts)).toBeLessThanOrEqual(0.5);
        },
      ),
      runs(200),
    );
    expect(shapeGarment('shirt', [], 'women')).toBeNull();
  });
});
