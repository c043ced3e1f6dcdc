import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrefs } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import {
  type Asymmetry,
  acceptProposal,
  asymmetryKinds,
  centimeters,
  changeSize,
  formatFreeSewing,
  isSameContent,
  makeSize,
  makeStandardSize,
  parseFreeSewing,
  type SizeContent,
  sideDifference,
  sides,
  symmetric,
} from './index.ts';

const difference = fc.option(
  fc.record({
    side: fc.constantFrom(...sides),
    differenceCm: fc.integer({ min: 1, max: 10 }).map((halves) => centimeters(halves / 2)),
  }),
);
const anyAsymmetry: fc.Arbitrary<Asymmetry> = fc.record({
  lowerShoulder: difference,
  longerArm: difference,
});

const size = (): SizeContent => {
  const made = makeSize('shirt', { title: 'Mine', prefs: aPrefs() });
  if (!made.ok) throw new Error(made.failure.kind);
  return made.value;
};
const changed = (
  from: SizeContent,
  change: Parameters<typeof changeSize>[2],
  slug = 'shirt',
): SizeContent => {
  const answer = changeSize(slug, from, change);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};
const right: Asymmetry = { lowerShoulder: sideDifference('right', 1.5), longerArm: null };

describe('sides of a body that differ', () => {
  test('[SIZE-134] left-right differences survive other changes until removed', () => {
    fc.assert(
      fc.property(anyAsymmetry, (asymmetry) => {
        const before = size();
        const noted = changed(before, { asymmetry });
        const isAlike = asymmetryKinds.every((kind) => asymmetry[kind] === null);
        expect(noted.asymmetry ?? symmetric).toEqual(asymmetry);
        expect(isSameContent(before, noted)).toBe(isAlike);
        expect(noted.measurements).toEqual(before.measurements);
        for (const change of [
          { title: 'Other' },
          { prefs: aPrefs({ fit: 'LOOSE' }) },
          { measurements: { chest: centimeters(120) } },
        ])
          expect(changed(noted, change).asymmetry ?? symmetric).toEqual(asymmetry);
        expect(acceptProposal(noted, { standardSize: null, measures: [] }).asymmetry).toEqual(
          noted.asymmetry,
        );
        expect(isSameContent(before, changed(noted, { asymmetry: symmetric }))).toBe(true);
      }),
      runs(60),
    );
  });

  test('[SIZE-134] differences that no pattern can follow are refused', () => {
    for (const differenceCm of [0, 0.4, 5.5, -1, Number.NaN]) {
      const asymmetry = {
        lowerShoulder: null,
        longerArm: { side: 'left' as const, differenceCm: centimeters(differenceCm) },
      };
      for (const change of [{ asymmetry }, { asymmetry, prefs: aPrefs() }])
        expect(changeSize('shirt', size(), change)).toEqual({
          ok: false,
          failure: { kind: 'size-invalid', fields: ['longerArm'] },
        });
    }
    expect(sideDifference(null, 2)).toBeNull();
    expect(sideDifference('left', 1.3)).toEqual({ side: 'left', differenceCm: 1.5 });
  });

  test('[SIZE-134] a left-right difference makes a standard size custom', () => {
    const made = makeStandardSize('shirt', {
      title: '7R',
      size: { base: 7, length: 'R' },
      prefs: null,
    });
    if (!made.ok) throw new Error(made.failure.kind);
    expect(changed(made.value, { title: 'Other' }).standardSize).toEqual({ base: 7, length: 'R' });
    expect(changed(made.value, { asymmetry: right })).toMatchObject({
      standardSize: null,
      asymmetry: right,
    });
  });

  test('[SIZE-134] a left-right difference is only a note in FreeSewing files', () => {
    const body = { chestCircumference: 104.2 };
    for (const format of ['json', 'yaml'] as const) {
      const text = formatFreeSewing(body, format, right);
      expect(text).toContain('right shoulder lower by 15');
      expect(text).not.toContain('arm longer');
      expect(
        formatFreeSewing(body, format, { ...right, longerArm: sideDifference('left', 1) }),
      ).toContain('left arm longer by 10');
      expect(formatFreeSewing(body, format, symmetric)).toBe(formatFreeSewing(body, format));
      expect(parseFreeSewing(text)).toEqual(parseFreeSewing(formatFreeSewing(body, format)));
    }
  });
});
