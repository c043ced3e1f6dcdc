import {
  createSizeTabs,
  fits,
  idealSizeDefaults,
  zipCottonHoodieSizeTypeSlug,
} from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SizeAnswers } from '../../../shared/body/session/sizingSession.ts';
import { bare, walk } from '../../../testing/walk.ts';
import {
  type CreateSizeEvent,
  type CreateSizePanel,
  customSizeSteps,
  isStepAnswered,
  questionSteps,
  reduceCreateSize,
} from './createSizeSteps.ts';

const shirtType = { id: 4, slug: 'shirt' };
const zip = { id: 9, slug: zipCottonHoodieSizeTypeSlug };
const unanswered: SizeAnswers = { sizeType: null, facts: null, bodyShape: null, fit: null };

type Flow = { readonly panel: CreateSizePanel; readonly answers: SizeAnswers };
type FlowEvent =
  | CreateSizeEvent
  | { readonly type: 'told'; readonly answers: Partial<SizeAnswers> };

const closed: Flow = { panel: { status: 'closed' }, answers: unanswered };
const reduce = ({ panel, answers }: Flow, event: FlowEvent): Flow => {
  if (event.type !== 'told') return { panel: reduceCreateSize(panel, event, answers), answers };
  const told = { ...answers, ...event.answers };
  return { panel: reduceCreateSize(panel, { type: 'answered' }, told), answers: told };
};

describe('creating a size', () => {
  const run = (...events: readonly FlowEvent[]): CreateSizePanel =>
    events.reduce(reduce, closed).panel;
  const ofShirt: FlowEvent = { type: 'told', answers: { sizeType: shirtType } };
  const openedFresh: FlowEvent = { type: 'opened', tab: 'custom', asksSizeType: false };
  const openedElsewhere: FlowEvent = { type: 'opened', tab: 'custom', asksSizeType: true };
  const opened: readonly FlowEvent[] = [ofShirt, openedFresh];
  const answers = { facts: idealSizeDefaults, bodyShape: 'ROUND', fit: 'REGULAR' } as const;
  const onward: CreateSizeEvent = { type: 'continued' };

  test('[SIZE-26] the steps are size type, metrics, shape, fit, calculation, result', () => {
    expect(customSizeSteps).toEqual([
      'size-type',
      'body-metrics',
      'body-shape',
      'fit',
      'calculation',
      'result',
    ]);
    const fresh = openedFresh;
    const walkThrough: readonly FlowEvent[] = [
      ofShirt,
      onward,
      { type: 'told', answers: { facts: answers.facts } },
      onward,
      { type: 'told', answers: { bodyShape: 'ROUND' } },
      onward,
      { type: 'told', answers: { fit: 'LOOSE' } },
      onward,
      { type: 'calculated' },
    ];
    const seen = walkThrough
      .map((_, index) => run(fresh, ...walkThrough.slice(0, index + 1)))
      .map((panel) => (panel.status === 'open' ? panel.step : panel.status));
    expect([...new Set(['size-type', ...seen])]).toEqual(customSizeSteps);
    expect(run(fresh, ...walkThrough, { type: 'creation-started' })).toMatchObject({
      status: 'creating',
    });
  });

  test('only steps without an answer from the page or another panel are counted', () => {
    const place = (...events: readonly FlowEvent[]): readonly [number, number] => {
      const panel = run(...events);
      if (panel.status === 'closed') throw new Error('It is closed');
      const steps = questionSteps(panel);
      return [steps.indexOf(panel.step) + 1, steps.length];
    };
    const told: FlowEvent = { type: 'told', answers };
    expect(place(openedFresh)).toEqual([1, 5]);
    expect(place(...opened)).toEqual([1, 4]);
    expect(place(...opened, told, onward)).toEqual([2, 4]);
    expect(place(...opened, told, onward, onward, onward, { type: 'calculated' })).toEqual([4, 4]);
    expect(place(...opened, { type: 'went-back' })).toEqual([1, 5]);
    expect(place(...opened, { type: 'went-back' }, onward)).toEqual([2, 5]);
    expect(place(ofShirt, told, openedFresh, { type: 'body-confirmed' })).toEqual([1, 2]);
    const elsewhere = [ofShirt, told, openedElsewhere, { type: 'body-confirmed' }] as const;
    expect(place(...elsewhere)).toEqual([1, 3]);
    expect(place(...elsewhere, onward)).toEqual([2, 3]);
    expect(place(...elsewhere, onward, { type: 'went-back' })).toEqual([1, 3]);
  });

  test('[SIZE-26] without a garment on the page the size type is asked first', () => {
    expect(run(ofShirt, openedElsewhere)).toMatchObject({ step: 'size-type' });
    expect(run(ofShirt, openedElsewhere, onward)).toMatchObject({ step: 'body-metrics' });
  });

  test('[SIZE-47] each step requires an answer to continue', () => {
    expect(run(openedFresh, onward)).toMatchObject({
      step: 'size-type',
      notice: { kind: 'answer-missing', step: 'size-type' },
    });
    expect(run(...opened, onward)).toMatchObject({
      step: 'body-metrics',
      notice: { kind: 'answer-missing', step: 'body-metrics' },
    });
    for (const step of customSizeSteps) {
      expect(
        isStepAnswered(step, { sizeType: null, facts: null, bodyShape: null, fit: null }),
      ).toBe(false);
      expect(isStepAnswered(step, { sizeType: shirtType, ...answers })).toBe(true);
    }
    const nothing = unanswered;
    expect(isStepAnswered('size-type', { ...nothing, sizeType: shirtType })).toBe(true);
    expect(isStepAnswered('body-metrics', { ...nothing, facts: answers.facts })).toBe(true);
    expect(isStepAnswered('body-shape', { ...nothing, bodyShape: answers.bodyShape })).toBe(true);
    expect(isStepAnswered('fit', { ...nothing, fit: answers.fit })).toBe(true);
  });

  test('[SIZE-02] the panel cannot be closed while a size is being created', () => {
    const creating = run(
      ofShirt,
      { type: 'opened', tab: 'standard', asksSizeType: false },
      { type: 'creation-started' },
    );
    expect(creating.status).toBe('creating');
    expect(reduceCreateSize(creating, { type: 'close-asked' }, unanswered)).toBe(creating);
    expect(reduceCreateSize(creating, { type: 'created' }, unanswered)).toEqual({
      status: 'closed',
    });
    expect(reduceCreateSize(creating, { type: 'creation-failed' }, unanswered)).toMatchObject({
      status: 'open',
      notice: { kind: 'size-not-created' },
    });
  });

  test('[SIZE-03, SIZE-04] a garment has two tabs, the zip cotton hoodie one', () => {
    expect(createSizeTabs(shirtType)).toEqual(['custom', 'standard']);
    expect(createSizeTabs(null)).toEqual(['custom', 'standard']);
    expect(createSizeTabs(zip)).toEqual(['standard']);
    const ofZip: FlowEvent = { type: 'told', answers: { sizeType: zip } };
    expect(run(ofZip, openedFresh)).toMatchObject({ tab: 'standard' });
    expect(run(...opened, ofZip)).toMatchObject({ tab: 'standard' });
  });

  test('[SIZE-34] a body confirmed elsewhere leaves only the fit to choose', () => {
    const told: FlowEvent = { type: 'told', answers: { facts: answers.facts, bodyShape: 'ROUND' } };
    const confirmed: FlowEvent = { type: 'body-confirmed' };
    expect(run(told, ...opened, confirmed)).toMatchObject({ tab: 'custom', step: 'fit' });
    expect(
      run(told, ofShirt, { type: 'opened', tab: 'standard', asksSizeType: false }, confirmed),
    ).toMatchObject({
      tab: 'standard',
      step: 'body-metrics',
    });
    expect(run(told, openedFresh, confirmed)).toMatchObject({ step: 'size-type' });
    expect(run(told, ofShirt, openedElsewhere, confirmed, onward)).toMatchObject({ step: 'fit' });
    expect(run(...opened, confirmed)).toMatchObject({ step: 'body-metrics' });
  });

  test('[SIZE-58] a failed calculation stays at the answers', () => {
    const calculating = [...opened, { type: 'told', answers }, onward, onward, onward] as const;
    expect(run(...calculating)).toMatchObject({ step: 'calculation' });
    expect(
      [...calculating, { type: 'calculation-failed' } as const].reduce<Flow>(reduce, closed),
    ).toMatchObject({
      panel: { step: 'fit', notice: { kind: 'size-calculation-failed' } },
      answers,
    });
  });

  test('[SIZE-02, SIZE-04, SIZE-47] creating needs answers, which are never lost', () => {
    const tab = fc.constantFrom('custom' as const, 'standard' as const);
    const event: fc.Arbitrary<FlowEvent> = fc.oneof(
      fc
        .tuple(tab, fc.boolean())
        .map(([each, asksSizeType]) => ({ type: 'opened' as const, tab: each, asksSizeType })),
      tab.map((each) => ({ type: 'tab-chosen' as const, tab: each })),
      fc
        .constantFrom(
          { sizeType: shirtType },
          { sizeType: zip },
          { facts: idealSizeDefaults },
          { bodyShape: 'ROUND' as const },
          { fit: fits[1] },
        )
        .map((some) => ({ type: 'told' as const, answers: some })),
      bare(
        'body-confirmed',
        'notice-read',
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
    walk(
      { start: closed, event, reduce },
      ({ panel: after, answers: known }, each, { panel: before }) => {
        if (after.status === 'closed') {
          if (before.status === 'creating') expect(each.type).toBe('created');
          return;
        }
        expect(customSizeSteps).toContain(after.step);
        if (after.status === 'open') expect(createSizeTabs(known.sizeType)).toContain(after.tab);
        if (after.status === 'creating') expect(known.sizeType).not.toBeNull();
        if (after.status === 'creating' && after.tab === 'custom')
          expect(isStepAnswered('result', known)).toBe(true);
        const reached = customSizeSteps.slice(0, customSizeSteps.indexOf(after.step));
        for (const step of reached) expect(isStepAnswered(step, known)).toBe(true);
      },
    );
  });
});

const answered = {
  sizeType: shirtType,
  facts: idealSizeDefaults,
  bodyShape: 'ROUND',
  fit: 'LOOSE',
} as const;

test('[SIZE-47] the last two steps need all four answers', () => {
  for (const missing of ['sizeType', 'facts', 'bodyShape', 'fit'] as const) {
    const answers = { ...answered, [missing]: null };
    expect(isStepAnswered('calculation', answers)).toBe(false);
    expect(isStepAnswered('result', answers)).toBe(false);
    const step = customSizeSteps.find((each) => !isStepAnswered(each, answers));
    expect(step).toBe(
      { sizeType: 'size-type', facts: 'body-metrics', bodyShape: 'body-shape', fit: 'fit' }[
        missing
      ],
    );
  }
});

test('[SIZE-02, SIZE-26, SIZE-47, SIZE-58] create-size follows its table of states', () => {
  const open = (
    step: (typeof customSizeSteps)[number],
    changes: Partial<Extract<CreateSizePanel, { status: 'open' }>> = {},
    answers: SizeAnswers = answered,
  ): Flow => ({
    panel: {
      status: 'open',
      tab: 'custom',
      step,
      first: 'size-type',
      isBodyKnown: false,
      notice: null,
      ...changes,
    },
    answers,
  });
  const states: Record<string, Flow> = {
    closed: { panel: { status: 'closed' }, answers: answered },
    'closed, unanswered': closed,
    ...Object.fromEntries(customSizeSteps.map((step) => [step, open(step)])),
    unanswered: open('body-shape', {}, unanswered),
    'standard, unanswered': open('size-type', { tab: 'standard' }, unanswered),
    'standard, elsewhere': open('fit', { tab: 'standard' }, unanswered),
    standard: open('size-type', { tab: 'standard' }),
    creating: {
      panel: {
        status: 'creating',
        tab: 'custom',
        step: 'result',
        first: 'size-type',
        isBodyKnown: false,
      },
      answers: answered,
    },
  };
  const events: Record<string, FlowEvent> = {
    opened: { type: 'opened', tab: 'custom', asksSizeType: false },
    'opened elsewhere': { type: 'opened', tab: 'custom', asksSizeType: true },
    confirmed: { type: 'body-confirmed' },
    tab: { type: 'tab-chosen', tab: 'standard' },
    told: { type: 'told', answers: { fit: 'TIGHT' } },
    continued: { type: 'continued' },
    back: { type: 'went-back' },
    calculated: { type: 'calculated' },
    'calculation failed': { type: 'calculation-failed' },
    start: { type: 'creation-started' },
    failed: { type: 'creation-failed' },
    created: { type: 'created' },
    close: { type: 'close-asked' },
  };
  const name = ({ panel, answers }: Flow): string => {
    if (panel.status === 'closed') return 'closed';
    const shown = `${panel.tab} ${panel.step} ${answers.fit}`;
    if (panel.status === 'creating') return `creating ${shown}`;
    const { notice } = panel;
    return `${shown}${notice === null ? '' : ` (${notice.kind}${'step' in notice ? ` ${notice.step}` : ''})`}`;
  };
  // Without a change, the same flow object.
  const step = (flow: Flow, event: FlowEvent): Flow => {
    const next = reduce(flow, event);
    return next.panel === flow.panel ? flow : next;
  };
  expect(transitions(step, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → custom body-metrics LOOSE, opened elsewhere → custom size-type LOOSE",
      "closed, unanswered: opened → custom size-type null, opened elsewhere → custom size-type null",
      "size-type: confirmed → custom size-type LOOSE, tab → standard size-type LOOSE, told → custom size-type TIGHT, continued → custom body-metrics LOOSE, back → custom size-type LOOSE, start → custom size-type LOOSE (answer-missing size-type), close → closed",
      "body-metrics: confirmed → custom fit LOOSE, tab → standard body-metrics LOOSE, told → custom body-metrics TIGHT, continued → custom body-shape LOOSE, back → custom size-type LOOSE, start → custom body-metrics LOOSE (answer-missing body-metrics), close → closed",
      "body-shape: tab → standard body-shape LOOSE, told → custom body-shape TIGHT, continued → custom fit LOOSE, back → custom body-metrics LOOSE, start → custom body-shape LOOSE (answer-missing body-shape), close → closed",
      "fit: tab → standard fit LOOSE, told → custom fit TIGHT, continued → custom calculation LOOSE, back → custom body-shape LOOSE, start → custom fit LOOSE (answer-missing fit), close → closed",
      "calculation: tab → standard calculation LOOSE, calculated → custom result LOOSE, calculation failed → custom fit LOOSE (size-calculation-failed), start → custom calculation LOOSE (answer-missing calculation), close → closed",
      "result: tab → standard result LOOSE, back → custom fit LOOSE, start → creating custom result LOOSE, close → closed",
      "unanswered: tab → standard body-shape null, told → custom body-shape TIGHT, continued → custom body-shape null (answer-missing body-shape), back → custom body-metrics null, start → custom body-shape null (answer-missing body-shape), close → closed",
      "standard, unanswered: tab → standard size-type null, told → standard size-type TIGHT, continued → standard size-type null (answer-missing size-type), back → standard size-type null, start → standard size-type null (answer-missing size-type), close → closed",
      "standard, elsewhere: tab → standard fit null, told → standard fit TIGHT, continued → standard fit null (answer-missing fit), back → standard body-shape null, start → standard fit null (answer-missing size-type), close → closed",
      "standard: tab → standard size-type LOOSE, told → standard size-type TIGHT, continued → standard body-metrics LOOSE, back → standard size-type LOOSE, start → creating standard size-type LOOSE, close → closed",
      "creating: failed → custom result LOOSE (size-not-created), created → closed",
    ]
  `);
});
