import { createSizeTabs, fits, idealSizeDefaults, standardSizes, zipCottonHoodieSizeTypeSlug } from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import {
  type CreateSizeEvent,
  type CreateSizePanel,
  customSizeSteps,
  isStepAnswered,
  reduceCreateSize,
  type SizeAnswers,
} from './createSizeSteps.ts';

const size = fc.constantFrom(...standardSizes);
const shirtType = { id: 4, slug: 'shirt' };
const zip = { id: 9, slug: zipCottonHoodieSizeTypeSlug };

describe('creating a size', () => {
  const run = (...events: readonly CreateSizeEvent[]): CreateSizePanel =>
    events.reduce(reduceCreateSize, { status: 'closed' } as CreateSizePanel);
  const opened: CreateSizeEvent = { type: 'opened', sizeType: shirtType, tab: 'custom', standardSize: null };
  const answers = { facts: idealSizeDefaults, bodyShape: 'ROUND', fit: 'REGULAR' } as const;
  const onward: CreateSizeEvent = { type: 'continued' };

  test('[SIZE-26] goes from size type over metrics, shape and fit to calculation and result', () => {
    expect(customSizeSteps).toEqual(['size-type', 'body-metrics', 'body-shape', 'fit', 'calculation', 'result']);
    const fresh: CreateSizeEvent = { ...opened, sizeType: null };
    const walkThrough: readonly CreateSizeEvent[] = [
      { type: 'answered', answers: { sizeType: shirtType } },
      onward,
      { type: 'answered', answers: { facts: answers.facts } },
      onward,
      { type: 'answered', answers: { bodyShape: 'ROUND' } },
      onward,
      { type: 'answered', answers: { fit: 'LOOSE' } },
      onward,
      { type: 'calculated' },
    ];
    const seen = walkThrough
      .map((_, index) => run(fresh, ...walkThrough.slice(0, index + 1)))
      .map((panel) => (panel.status === 'open' ? panel.step : panel.status));
    expect([...new Set(['size-type', ...seen])]).toEqual(customSizeSteps);
    expect(run(fresh, ...walkThrough, { type: 'creation-started' })).toMatchObject({ status: 'creating' });
  });

  test('[SIZE-47] does not go on until a step is answered', () => {
    expect(run({ ...opened, sizeType: null }, onward)).toMatchObject({
      step: 'size-type',
      notice: { kind: 'answer-missing', step: 'size-type' },
    });
    expect(run(opened, onward)).toMatchObject({ step: 'body-metrics', notice: { kind: 'answer-missing', step: 'body-metrics' } });
    for (const step of customSizeSteps) {
      expect(isStepAnswered(step, { sizeType: null, facts: null, bodyShape: null, fit: null })).toBe(false);
      expect(isStepAnswered(step, { sizeType: shirtType, ...answers })).toBe(true);
    }
    // A step that asks one thing asks no other.
    const nothing: SizeAnswers = { sizeType: null, facts: null, bodyShape: null, fit: null };
    expect(isStepAnswered('size-type', { ...nothing, sizeType: shirtType })).toBe(true);
    expect(isStepAnswered('body-metrics', { ...nothing, facts: answers.facts })).toBe(true);
    expect(isStepAnswered('body-shape', { ...nothing, bodyShape: answers.bodyShape })).toBe(true);
    expect(isStepAnswered('fit', { ...nothing, fit: answers.fit })).toBe(true);
  });

  test('[SIZE-02] cannot be closed while a size is being created', () => {
    const creating = run({ ...opened, tab: 'standard' }, { type: 'creation-started' });
    expect(creating.status).toBe('creating');
    expect(reduceCreateSize(creating, { type: 'close-asked' })).toBe(creating);
    expect(reduceCreateSize(creating, { type: 'created' })).toEqual({ status: 'closed' });
    expect(reduceCreateSize(creating, { type: 'creation-failed' })).toMatchObject({ status: 'open', notice: { kind: 'size-not-created' } });
  });

  test('[SIZE-03, SIZE-04] has two tabs, the zip cotton hoodie one', () => {
    expect(createSizeTabs(shirtType)).toEqual(['custom', 'standard']);
    expect(createSizeTabs(null)).toEqual(['custom', 'standard']);
    expect(createSizeTabs(zip)).toEqual(['standard']);
    expect(run({ ...opened, sizeType: zip })).toMatchObject({ tab: 'standard' });
    expect(run(opened, { type: 'answered', answers: { sizeType: zip } })).toMatchObject({ tab: 'standard' });
  });

  test('[SIZE-30, SIZE-34] starts at 7 regular, at the session’s choice, or at the size handed over', () => {
    expect(run(opened)).toMatchObject({ standardSize: { base: 7, length: 'R' } });
    expect(run({ ...opened, tab: 'standard', standardSize: { base: 3, length: 'L' } })).toMatchObject({
      tab: 'standard',
      standardSize: { base: 3, length: 'L' },
    });
  });

  test('[SIZE-58] stays where the answers are when the calculation fails', () => {
    const calculating = run(opened, { type: 'answered', answers }, onward, onward, onward);
    expect(calculating).toMatchObject({ step: 'calculation' });
    expect(reduceCreateSize(calculating, { type: 'calculation-failed' })).toMatchObject({
      step: 'fit',
      notice: { kind: 'size-calculation-failed' },
      answers,
    });
  });

  test('[SIZE-02, SIZE-04, SIZE-47] never creates without answers, never loses them, never shows the zip hoodie a custom tab', () => {
    const event: fc.Arbitrary<CreateSizeEvent> = fc.oneof(
      fc.record({
        type: fc.constant('opened' as const),
        sizeType: fc.constantFrom(null, shirtType, zip),
        tab: fc.constantFrom('custom' as const, 'standard' as const),
        standardSize: fc.option(size),
      }),
      fc.constantFrom('custom' as const, 'standard' as const).map((tab) => ({ type: 'tab-chosen' as const, tab })),
      fc
        .constantFrom(
          { sizeType: shirtType },
          { sizeType: zip },
          { facts: idealSizeDefaults },
          { bodyShape: 'ROUND' as const },
          { fit: fits[1] },
        )
        .map((some) => ({ type: 'answered' as const, answers: some })),
      size.map((each) => ({ type: 'standard-size-chosen' as const, size: each })),
      bare(
        'continued',
        'continued',
        'continued',
        'went-back',
        'calculated',
        'calculation-failed',
        'creation-started',
        'creation-failed',
        'created',
        'close-asked',
      ),
    );
    walk({ start: { status: 'closed' } as CreateSizePanel, event, reduce: reduceCreateSize }, (after, each, before) => {
      if (after.status === 'closed') {
        if (before.status === 'creating') expect(each.type).toBe('created');
        return;
      }
      expect(customSizeSteps).toContain(after.step);
      expect(createSizeTabs(after.answers.sizeType)).toContain(after.tab);
      if (after.status === 'creating') expect(after.answers.sizeType).not.toBeNull();
      if (after.status === 'creating' && after.tab === 'custom') expect(isStepAnswered('result', after.answers)).toBe(true);
      if (before.status !== 'closed' && each.type !== 'answered') expect(after.answers).toBe(before.answers);
      const reached = customSizeSteps.slice(0, customSizeSteps.indexOf(after.step));
      for (const step of reached) expect(isStepAnswered(step, after.answers)).toBe(true);
    });
  });
});

const chosen = { base: 4, length: 'L' } as const;
const shirt = { id: 4, slug: 'shirt' };
const answered = { sizeType: shirt, facts: idealSizeDefaults, bodyShape: 'ROUND', fit: 'LOOSE' } as const;
const unanswered = { sizeType: null, facts: null, bodyShape: null, fit: null } as const;

test('[SIZE-47] the last two steps need all four answers', () => {
  for (const missing of ['sizeType', 'facts', 'bodyShape', 'fit'] as const) {
    const answers = { ...answered, [missing]: null };
    expect(isStepAnswered('calculation', answers)).toBe(false);
    expect(isStepAnswered('result', answers)).toBe(false);
    const step = customSizeSteps.find((each) => !isStepAnswered(each, answers));
    expect(step).toBe({ sizeType: 'size-type', facts: 'body-metrics', bodyShape: 'body-shape', fit: 'fit' }[missing]);
  }
});

test('[SIZE-02, SIZE-26, SIZE-47, SIZE-58] create-size, state by state', () => {
  const open = (
    step: (typeof customSizeSteps)[number],
    changes: Partial<Extract<CreateSizePanel, { status: 'open' }>> = {},
  ): CreateSizePanel => ({
    status: 'open',
    tab: 'custom',
    step,
    answers: answered,
    standardSize: chosen,
    notice: null,
    ...changes,
  });
  const { status: _, notice: __, ...filling } = open('result') as Extract<CreateSizePanel, { status: 'open' }>;
  const states: Record<string, CreateSizePanel> = {
    closed: { status: 'closed' },
    ...Object.fromEntries(customSizeSteps.map((step) => [step, open(step)])),
    unanswered: open('body-shape', { answers: unanswered }),
    'standard, unanswered': open('size-type', { tab: 'standard', answers: unanswered }),
    'standard, elsewhere': open('fit', { tab: 'standard', answers: unanswered }),
    standard: open('size-type', { tab: 'standard' }),
    creating: { status: 'creating', ...filling },
  };
  const events: Record<string, CreateSizeEvent> = {
    opened: { type: 'opened', sizeType: null, tab: 'custom', standardSize: null },
    tab: { type: 'tab-chosen', tab: 'standard' },
    answered: { type: 'answered', answers: { fit: 'TIGHT' } },
    standard: { type: 'standard-size-chosen', size: { base: 1, length: 'R' } },
    continued: { type: 'continued' },
    back: { type: 'went-back' },
    calculated: { type: 'calculated' },
    'calculation failed': { type: 'calculation-failed' },
    start: { type: 'creation-started' },
    failed: { type: 'creation-failed' },
    created: { type: 'created' },
    close: { type: 'close-asked' },
  };
  const name = (panel: CreateSizePanel): string => {
    if (panel.status === 'closed') return 'closed';
    const shown = `${panel.tab} ${panel.step} ${panel.standardSize.base}${panel.standardSize.length} ${panel.answers.fit}`;
    if (panel.status === 'creating') return `creating ${shown}`;
    const { notice } = panel;
    return `${shown}${notice === null ? '' : ` (${notice.kind}${'step' in notice ? ` ${notice.step}` : ''})`}`;
  };
  expect(transitions(reduceCreateSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → custom size-type 7R null",
      "size-type: tab → standard size-type 4L LOOSE, answered → custom size-type 4L TIGHT, standard → custom size-type 1R LOOSE, continued → custom body-metrics 4L LOOSE, back → custom size-type 4L LOOSE, start → custom size-type 4L LOOSE (answer-missing size-type), close → closed",
      "body-metrics: tab → standard body-metrics 4L LOOSE, answered → custom body-metrics 4L TIGHT, standard → custom body-metrics 1R LOOSE, continued → custom body-shape 4L LOOSE, back → custom size-type 4L LOOSE, start → custom body-metrics 4L LOOSE (answer-missing body-metrics), close → closed",
      "body-shape: tab → standard body-shape 4L LOOSE, answered → custom body-shape 4L TIGHT, standard → custom body-shape 1R LOOSE, continued → custom fit 4L LOOSE, back → custom body-metrics 4L LOOSE, start → custom body-shape 4L LOOSE (answer-missing body-shape), close → closed",
      "fit: tab → standard fit 4L LOOSE, answered → custom fit 4L TIGHT, standard → custom fit 1R LOOSE, continued → custom calculation 4L LOOSE, back → custom body-shape 4L LOOSE, start → custom fit 4L LOOSE (answer-missing fit), close → closed",
      "calculation: tab → standard calculation 4L LOOSE, standard → custom calculation 1R LOOSE, calculated → custom result 4L LOOSE, calculation failed → custom fit 4L LOOSE (size-calculation-failed), start → custom calculation 4L LOOSE (answer-missing calculation), close → closed",
      "result: tab → standard result 4L LOOSE, standard → custom result 1R LOOSE, back → custom fit 4L LOOSE, start → creating custom result 4L LOOSE, close → closed",
      "unanswered: tab → standard body-shape 4L null, answered → custom body-shape 4L TIGHT, standard → custom body-shape 1R null, continued → custom body-shape 4L null (answer-missing body-shape), back → custom body-metrics 4L null, start → custom body-shape 4L null (answer-missing body-shape), close → closed",
      "standard, unanswered: tab → standard size-type 4L null, answered → standard size-type 4L TIGHT, standard → standard size-type 1R null, continued → standard size-type 4L null (answer-missing size-type), back → standard size-type 4L null, start → standard size-type 4L null (answer-missing size-type), close → closed",
      "standard, elsewhere: tab → standard fit 4L null, answered → standard fit 4L TIGHT, standard → standard fit 1R null, continued → standard fit 4L null (answer-missing fit), back → standard body-shape 4L null, start → standard fit 4L null (answer-missing size-type), close → closed",
      "standard: tab → standard size-type 4L LOOSE, answered → standard size-type 4L TIGHT, standard → standard size-type 1R LOOSE, continued → standard body-metrics 4L LOOSE, back → standard size-type 4L LOOSE, start → creating standard size-type 4L LOOSE, close → closed",
      "creating: failed → custom result 4L LOOSE (size-not-created), created → closed",
    ]
  `);
});
