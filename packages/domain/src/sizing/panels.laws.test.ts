import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../test/walk.ts';
import {
  alreadyExistsMessage,
  asksForAccount,
  asksForName,
  type BodyShape,
  bodyShapes,
  type CreateSizeEvent,
  type CreateSizePanel,
  centimeters,
  createSizeTabs,
  customSizeSteps,
  type EditSizeEvent,
  type EditSizePanel,
  emptyIdealSizeInput,
  fits,
  type IdealSizeEvent,
  type IdealSizePanel,
  idealSizeDefaults,
  isStepAnswered,
  panelsAfterSaving,
  type RecommendSizeEvent,
  type RecommendSizePanel,
  recommendationButton,
  reduceCreateSize,
  reduceEditSize,
  reduceIdealSize,
  reduceRecommendSize,
  reduceSaveSize,
  type SaveSizeEvent,
  type SaveSizePanel,
  type SizeAnswers,
  saveSizeMode,
  saveSizeModes,
  saveSizeStrategy,
  standardSizeHelp,
  standardSizes,
  sweatshirtSizeTypeSlug,
  zipCottonHoodieSizeTypeSlug,
} from './index.ts';

const size = fc.constantFrom(...standardSizes);
const at = fc.nat(5000);
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

describe('editing a size', () => {
  const run = (...events: readonly EditSizeEvent[]): EditSizePanel => events.reduce(reduceEditSize, { status: 'closed' } as EditSizePanel);
  const loaded: readonly EditSizeEvent[] = [
    { type: 'opened', sizeId: 1 },
    { type: 'loaded', sizeId: 1, measurements: { chest: centimeters(100) } },
  ];

  test('[SIZE-05] starts simple, may be advanced, and saves what changed', () => {
    expect(run(...loaded)).toMatchObject({ status: 'editing', mode: 'simple' });
    expect(run(...loaded, { type: 'mode-chosen', mode: 'advanced' })).toMatchObject({ mode: 'advanced' });
    expect(run(...loaded, { type: 'save-started' }).status).toBe('editing');
    expect(run(...loaded, { type: 'measured', measure: 'chest', value: centimeters(101) }, { type: 'save-started' })).toMatchObject({
      status: 'saving',
      entered: { chest: 101 },
    });
    expect(
      run(...loaded, { type: 'measured', measure: 'chest', value: centimeters(101) }, { type: 'save-started' }, { type: 'saved' }),
    ).toEqual({
      status: 'closed',
    });
  });

  test('[SIZE-64] says what cannot be edited, found or saved', () => {
    for (const because of ['size-not-found', 'size-cannot-be-edited'] as const) {
      expect(run({ type: 'opened', sizeId: 1 }, { type: 'load-failed', sizeId: 1, because })).toEqual({
        status: 'not-editable',
        sizeId: 1,
        because,
      });
    }
    expect(
      run(...loaded, { type: 'measured', measure: 'chest', value: centimeters(99) }, { type: 'save-started' }, { type: 'save-failed' }),
    ).toMatchObject({ status: 'editing', notice: 'size-not-updated', entered: { chest: 99 } });
  });

  test('[SIZE-05] an answer for another size is ignored, and saving is never interrupted', () => {
    const sizeId = fc.constantFrom(1, 2);
    const event: fc.Arbitrary<EditSizeEvent> = fc.oneof(
      sizeId.map((id) => ({ type: 'opened' as const, sizeId: id })),
      sizeId.map((id) => ({ type: 'loaded' as const, sizeId: id, measurements: { chest: centimeters(100), waist: centimeters(id) } })),
      sizeId.map((id) => ({ type: 'load-failed' as const, sizeId: id, because: 'size-not-found' as const })),
      fc.constantFrom('simple' as const, 'advanced' as const).map((mode) => ({ type: 'mode-chosen' as const, mode })),
      fc.record({
        type: fc.constant('measured' as const),
        measure: fc.constantFrom('chest', 'waist', 'tail'),
        value: fc.constantFrom(90, 100, Number.NaN).map(centimeters),
      }),
      bare('save-started', 'save-failed', 'saved', 'close-asked'),
    );
    walk({ start: { status: 'closed' } as EditSizePanel, event, reduce: reduceEditSize }, (after, each, before) => {
      if (after.status === 'editing' || after.status === 'saving') {
        expect(after.saved.waist).toBe(after.sizeId);
        expect(Object.keys(after.entered).sort()).toEqual(['chest', 'waist']);
        expect(Object.values(after.entered).every(Number.isFinite)).toBe(true);
      }
      if (before.status === 'saving' && after.status !== 'saving') expect(['saved', 'save-failed']).toContain(each.type);
    });
  });
});

describe('finding the ideal size', () => {
  const run = (...events: readonly IdealSizeEvent[]): IdealSizePanel =>
    events.reduce(reduceIdealSize, { status: 'closed', handedOver: null } as IdealSizePanel);
  const opened: IdealSizeEvent = { type: 'opened', mode: 'standard-sizes', input: emptyIdealSizeInput };
  const asked: readonly IdealSizeEvent[] = [opened, { type: 'shape-chosen', shape: 'ROUND' }, { type: 'continued', at: 1000 }];

  test('[SIZE-10, SIZE-38] asks, calculates for 750 ms at least, and shows the size', () => {
    expect(run(opened, { type: 'continued', at: 0 })).toMatchObject({ status: 'asking', notice: 'body-shape-missing' });
    const came: IdealSizeEvent = { type: 'calculated', size: { base: 8, length: 'L' }, at: 1010 };
    expect(run(...asked, came)).toMatchObject({ status: 'calculating' });
    expect(run(...asked, came, { type: 'time-passed', at: 1749 })).toMatchObject({ status: 'calculating' });
    expect(run(...asked, came, { type: 'time-passed', at: 1750 })).toMatchObject({ status: 'result', size: { base: 8, length: 'L' } });
    expect(run(...asked, { ...came, at: 3000 })).toMatchObject({ status: 'result' });
  });

  test('[SIZE-62] says when there is no size', () => {
    expect(run(...asked, { type: 'calculated', size: null, at: 2000 })).toMatchObject({ status: 'no-size' });
  });

  test('[SIZE-58] goes back to the answers when the calculation fails', () => {
    expect(run(...asked, { type: 'calculation-failed', at: 2000 })).toMatchObject({
      status: 'asking',
      notice: 'size-calculation-failed',
      input: { bodyShape: 'ROUND' },
    });
  });

  test('[SIZE-34] hands the accepted size over', () => {
    expect(run(...asked, { type: 'calculated', size: { base: 8, length: 'L' }, at: 2000 }, { type: 'accepted' })).toEqual({
      status: 'closed',
      handedOver: { base: 8, length: 'L' },
    });
    expect(run(...asked, { type: 'close-asked' })).toEqual({ status: 'closed', handedOver: null });
  });

  test('[SIZE-24, SIZE-38] never shows a result early, and keeps the answers throughout', () => {
    const event: fc.Arbitrary<IdealSizeEvent> = fc.oneof(
      fc.constant(opened),
      fc.constantFrom<BodyShape>(...bodyShapes).map((shape) => ({ type: 'shape-chosen' as const, shape })),
      fc.integer({ min: 100, max: 300 }).map((value) => ({ type: 'fact-adjusted' as const, fact: 'heightCm' as const, value })),
      at.map((now) => ({ type: 'continued' as const, at: now })),
      fc.record({ type: fc.constant('calculated' as const), size: fc.option(size), at }),
      at.map((now) => ({ type: 'calculation-failed' as const, at: now })),
      at.map((now) => ({ type: 'time-passed' as const, at: now })),
      bare('went-back', 'accepted', 'close-asked'),
    );
    walk({ start: { status: 'closed', handedOver: null } as IdealSizePanel, event, reduce: reduceIdealSize }, (after, each, before) => {
      expect(['closed', 'asking', 'calculating', 'result', 'no-size']).toContain(after.status);
      if (before.status === 'calculating' && (after.status === 'result' || after.status === 'no-size')) {
        expect('at' in each && each.at - before.since >= 750).toBe(true);
      }
      if (after.status !== 'closed' && after.status !== 'asking') expect(after.input.bodyShape).not.toBeNull();
      if (after.status === 'closed' && after.handedOver !== null && after !== before) expect(before.status).toBe('result');
    });
  });
});

describe('a standard size for an existing one', () => {
  const run = (...events: readonly RecommendSizeEvent[]): RecommendSizePanel =>
    events.reduce(reduceRecommendSize, { status: 'closed', exit: null } as RecommendSizePanel);
  const selecting: readonly RecommendSizeEvent[] = [{ type: 'opened' }, { type: 'mode-chosen', mode: 'existing-size' }];
  const calculating: readonly RecommendSizeEvent[] = [...selecting, { type: 'size-chosen', userSizeId: 5 }, { type: 'continued', at: 0 }];

  test('[SIZE-33] is offered to who has a sweatshirt size; others find theirs', () => {
    expect(standardSizeHelp([{ sizeTypeSlug: 'shirt' }, { sizeTypeSlug: sweatshirtSizeTypeSlug }])).toEqual({ open: 'recommend-size' });
    expect(standardSizeHelp([{ sizeTypeSlug: 'shirt' }])).toEqual({ open: 'ideal-size', mode: 'standard-sizes' });
    expect(standardSizeHelp([])).toEqual({ open: 'ideal-size', mode: 'standard-sizes' });
  });

  test('[SIZE-09, SIZE-35] goes from the mode over the size to the recommendation', () => {
    expect(
      [run({ type: 'opened' }), run(...selecting), run(...calculating, { type: 'calculated', size: null, at: 900 })].map(
        ({ status }) => status,
      ),
    ).toEqual(['mode-selection', 'size-selection', 'size-recommendation']);
  });

  test('[SIZE-36] the algorithm closes it and opens the ideal-size modal for standard sizes', () => {
    expect(run({ type: 'opened' }, { type: 'mode-chosen', mode: 'algorithm' })).toEqual({
      status: 'closed',
      exit: { to: 'ideal-size', mode: 'standard-sizes' },
    });
  });

  test('[SIZE-37] asks for a size before it goes on', () => {
    expect(run(...selecting, { type: 'continued', at: 0 })).toMatchObject({
      status: 'size-selection',
      notice: 'select-a-size-to-continue',
    });
  });

  test('[SIZE-38] shows loading for 750 ms, however quick the answer', () => {
    const answered = run(...calculating, { type: 'calculated', size: { base: 4, length: 'R' }, at: 5 });
    expect(answered.status).toBe('calculating');
    expect(reduceRecommendSize(answered, { type: 'time-passed', at: 749 }).status).toBe('calculating');
    expect(reduceRecommendSize(answered, { type: 'time-passed', at: 750 })).toEqual({
      status: 'size-recommendation',
      size: { base: 4, length: 'R' },
    });
  });

  test('[SIZE-39] a found size leads to the standard tab of create-size', () => {
    const found = run(...calculating, { type: 'calculated', size: { base: 4, length: 'R' }, at: 900 });
    expect(recommendationButton({ base: 4, length: 'R' })).toBe('use-this-size');
    expect(reduceRecommendSize(found, { type: 'button-pressed' })).toEqual({
      status: 'closed',
      exit: { to: 'create-size', tab: 'standard', size: { base: 4, length: 'R' } },
    });
  });

  test('[SIZE-40] none leads to the support chat', () => {
    expect(recommendationButton(null)).toBe('contact-customer-support');
    expect(run(...calculating, { type: 'calculated', size: null, at: 900 }, { type: 'button-pressed' })).toEqual({
      status: 'closed',
      exit: { to: 'support-chat' },
    });
  });

  test('[SIZE-58] a failed calculation leaves it at the selection', () => {
    expect(run(...calculating, { type: 'calculation-failed', at: 900 })).toEqual({
      status: 'size-selection',
      userSizeId: 5,
      notice: 'size-calculation-failed',
    });
  });

  test('[SIZE-35, SIZE-38] never recommends without a calculation of 750 ms', () => {
    const event: fc.Arbitrary<RecommendSizeEvent> = fc.oneof(
      bare('opened', 'button-pressed', 'went-back', 'close-asked'),
      fc.constantFrom('existing-size' as const, 'algorithm' as const).map((mode) => ({ type: 'mode-chosen' as const, mode })),
      fc.constant({ type: 'size-chosen' as const, userSizeId: 5 }),
      at.map((now) => ({ type: 'continued' as const, at: now })),
      fc.record({ type: fc.constant('calculated' as const), size: fc.option(size), at }),
      at.map((now) => ({ type: 'calculation-failed' as const, at: now })),
      at.map((now) => ({ type: 'time-passed' as const, at: now })),
    );
    walk({ start: { status: 'closed', exit: null } as RecommendSizePanel, event, reduce: reduceRecommendSize }, (after, each, before) => {
      expect(['closed', 'mode-selection', 'size-selection', 'calculating', 'size-recommendation']).toContain(after.status);
      if (after.status === 'size-recommendation' && before.status !== 'size-recommendation') {
        expect(before.status === 'calculating' && 'at' in each && each.at - before.since >= 750).toBe(true);
      }
    });
  });
});

describe('saving a size', () => {
  const run = (...events: readonly SaveSizeEvent[]): SaveSizePanel =>
    events.reduce(reduceSaveSize, { status: 'closed', savedSizeId: null } as SaveSizePanel);

  test('[SIZE-41] a customer names it; a guest makes an account, and names what has no name', () => {
    expect(saveSizeModes).toEqual(['CreateAccountOnly', 'CreateAccountAndNameSize', 'NameSize']);
    expect(saveSizeMode({ signedIn: true }, { isNamed: true })).toBe('NameSize');
    expect(saveSizeMode({ signedIn: false }, { isNamed: true })).toBe('CreateAccountOnly');
    expect(saveSizeMode({ signedIn: false }, { isNamed: false })).toBe('CreateAccountAndNameSize');
    expect(saveSizeModes.map(asksForAccount)).toEqual([true, true, false]);
    expect(saveSizeModes.map(asksForName)).toEqual([false, true, true]);
  });

  test('[SIZE-41] the account comes first, the size after it', () => {
    expect(run({ type: 'opened', mode: 'CreateAccountAndNameSize' }, { type: 'submitted' }).status).toBe('creating-account');
    expect(run({ type: 'opened', mode: 'CreateAccountOnly' }, { type: 'submitted' }, { type: 'account-created' }).status).toBe('saving');
    expect(run({ type: 'opened', mode: 'NameSize' }, { type: 'submitted' }, { type: 'saved', sizeId: 3 })).toEqual({
      status: 'closed',
      savedSizeId: 3,
    });
  });

  test('[GUARD-02] a guest may keep the size without an account, and is asked the same again when that fails', () => {
    const opened = { type: 'opened', mode: 'CreateAccountOnly' } as const;
    expect(run(opened, { type: 'continued-as-guest' }, { type: 'saved', sizeId: 4 })).toEqual({ status: 'closed', savedSizeId: 4 });
    expect(
      run(opened, { type: 'continued-as-guest' }, { type: 'size-refused', because: { alreadyExists: false, message: null } }),
    ).toMatchObject({ status: 'filling', mode: 'CreateAccountOnly', notice: { kind: 'size-not-created', refetchLogin: false } });
    expect(run({ type: 'opened', mode: 'NameSize' }, { type: 'continued-as-guest' }).status).toBe('filling');
  });

  test('[SIZE-42, SIZE-43, SIZE-44] after it, two panels close, and on the designer the basket panel opens', () => {
    expect(saveSizeStrategy({ onDesigner: true })).toBe('DesignerAddToBasket');
    expect(saveSizeStrategy({ onDesigner: false })).toBe('CloseModal');
    expect(panelsAfterSaving('DesignerAddToBasket')).toEqual({ close: ['save-size', 'ideal-size'], open: 'size-basket-cta' });
    expect(panelsAfterSaving('CloseModal')).toEqual({ close: ['save-size', 'ideal-size'], open: null });
  });

  test('[SIZE-59, SIZE-60] says what exists already, what the server says, or that it did not work', () => {
    const refused = (alreadyExists: boolean, message: string | null) =>
      run({ type: 'opened', mode: 'NameSize' }, { type: 'submitted' }, { type: 'size-refused', because: { alreadyExists, message } });
    expect(alreadyExistsMessage).toBe('notifications.login_prompts.already_exists');
    expect(refused(true, null)).toMatchObject({ notice: { kind: 'already-exists', refetchLogin: false } });
    expect(refused(false, 'Too long')).toMatchObject({ notice: { kind: 'message', message: 'Too long' } });
    expect(refused(false, '')).toMatchObject({ notice: { kind: 'size-not-created' } });
    expect(refused(false, null)).toMatchObject({ notice: { kind: 'size-not-created' } });
  });

  test('[SIZE-61] an account refused is told as a size refused, and asks the login state again', () => {
    const panel = run(
      { type: 'opened', mode: 'CreateAccountOnly' },
      { type: 'submitted' },
      { type: 'account-refused', because: { alreadyExists: false, message: null } },
    );
    expect(panel).toMatchObject({ status: 'filling', mode: 'CreateAccountOnly', notice: { kind: 'size-not-created', refetchLogin: true } });
  });

  test('[SIZE-41] never makes two accounts, never saves before one is made, never closes under way', () => {
    const refusal = fc.record({ alreadyExists: fc.boolean(), message: fc.option(fc.string()) });
    const event: fc.Arbitrary<SaveSizeEvent> = fc.oneof(
      fc.constantFrom(...saveSizeModes).map((mode) => ({ type: 'opened' as const, mode })),
      bare('submitted', 'submitted', 'continued-as-guest', 'account-created', 'close-asked'),
      refusal.map((because) => ({ type: 'account-refused' as const, because })),
      refusal.map((because) => ({ type: 'size-refused' as const, because })),
      fc.nat().map((sizeId) => ({ type: 'saved' as const, sizeId })),
    );
    walk({ start: { status: 'closed', savedSizeId: null } as SaveSizePanel, event, reduce: reduceSaveSize }, (after, each, before) => {
      expect(['closed', 'filling', 'creating-account', 'saving']).toContain(after.status);
      if (after.status === 'saving' && before.status === 'creating-account') expect(after.mode).toBe('NameSize');
      if (after.status === 'saving' && before.status === 'filling' && asksForAccount(after.mode))
        expect(each.type).toBe('continued-as-guest');
      if (after.status === 'closed' && (before.status === 'saving' || before.status === 'creating-account'))
        expect(each.type).toBe('saved');
    });
  });
});
