import { expect, test } from 'vitest';
import { transitions } from '../../test/transitions.ts';
import {
  type CreateSizeEvent,
  type CreateSizePanel,
  centimeters,
  customSizeSteps,
  type EditSizeEvent,
  type EditSizePanel,
  emptyIdealSizeInput,
  type IdealSizeEvent,
  type IdealSizePanel,
  idealSizeDefaults,
  isStepAnswered,
  type RecommendSizeEvent,
  type RecommendSizePanel,
  reduceCreateSize,
  reduceEditSize,
  reduceIdealSize,
  reduceRecommendSize,
  reduceSaveSize,
  type SaveSizeEvent,
  type SaveSizePanel,
} from './index.ts';

const size = { base: 4, length: 'L' } as const;
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
    standardSize: size,
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

test('[SIZE-05, SIZE-64] edit-size, state by state', () => {
  const measurements = { chest: centimeters(100), waist: centimeters(90) };
  const editing: EditSizePanel = { status: 'editing', sizeId: 1, mode: 'simple', saved: measurements, entered: measurements, notice: null };
  const states: Record<string, EditSizePanel> = {
    closed: { status: 'closed' },
    loading: { status: 'loading', sizeId: 1 },
    'not editable': { status: 'not-editable', sizeId: 1, because: 'size-not-found' },
    editing,
    edited: { ...editing, entered: { ...measurements, waist: centimeters(91) } },
    saving: { status: 'saving', sizeId: 1, mode: 'advanced', saved: measurements, entered: { ...measurements, waist: centimeters(91) } },
  };
  const events: Record<string, EditSizeEvent> = {
    opened: { type: 'opened', sizeId: 2 },
    loaded: { type: 'loaded', sizeId: 1, measurements },
    'other loaded': { type: 'loaded', sizeId: 9, measurements },
    'load failed': { type: 'load-failed', sizeId: 1, because: 'size-cannot-be-edited' },
    'other failed': { type: 'load-failed', sizeId: 9, because: 'size-cannot-be-edited' },
    mode: { type: 'mode-chosen', mode: 'advanced' },
    measured: { type: 'measured', measure: 'chest', value: centimeters(101) },
    'measured elsewhere': { type: 'measured', measure: 'tail', value: centimeters(1) },
    'measured nothing': { type: 'measured', measure: 'chest', value: centimeters(Number.NaN) },
    start: { type: 'save-started' },
    'save failed': { type: 'save-failed' },
    saved: { type: 'saved' },
    close: { type: 'close-asked' },
  };
  const name = (panel: EditSizePanel): string =>
    panel.status === 'editing' || panel.status === 'saving'
      ? `${panel.status} ${panel.mode} ${Object.values(panel.entered).join('/')}${'notice' in panel && panel.notice ? ` (${panel.notice})` : ''}`
      : panel.status === 'closed'
        ? 'closed'
        : `${panel.status} ${panel.sizeId}${'because' in panel ? ` (${panel.because})` : ''}`;
  expect(transitions(reduceEditSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → loading 2, close → closed",
      "loading: opened → loading 2, loaded → editing simple 100/90, load failed → not-editable 1 (size-cannot-be-edited), close → closed",
      "not editable: opened → loading 2, close → closed",
      "editing: opened → loading 2, mode → editing advanced 100/90, measured → editing simple 101/90, close → closed",
      "edited: opened → loading 2, mode → editing advanced 100/91, measured → editing simple 101/91, start → saving simple 100/91, close → closed",
      "saving: save failed → editing advanced 100/91 (size-not-updated), saved → closed",
    ]
  `);
});

test('[SIZE-10, SIZE-34, SIZE-38, SIZE-58, SIZE-62] ideal-size, state by state', () => {
  const input = { ...emptyIdealSizeInput, bodyShape: 'ROUND' } as const;
  const mode = 'standard-sizes' as const;
  const calculating = (came: Extract<IdealSizePanel, { status: 'calculating' }>['came']): IdealSizePanel => ({
    status: 'calculating',
    mode,
    input,
    since: 1000,
    came,
  });
  const states: Record<string, IdealSizePanel> = {
    closed: { status: 'closed', handedOver: size },
    shapeless: { status: 'asking', mode, input: emptyIdealSizeInput, notice: 'size-calculation-failed' },
    asking: { status: 'asking', mode, input, notice: null },
    calculating: calculating(undefined),
    'calculating, came': calculating({ kind: 'size', size }),
    'calculating, none': calculating({ kind: 'no-size' }),
    'calculating, failed': calculating({ kind: 'failed' }),
    result: { status: 'result', mode, input, size },
    'no size': { status: 'no-size', mode, input },
  };
  const events: Record<string, IdealSizeEvent> = {
    opened: { type: 'opened', mode: 'custom', input: emptyIdealSizeInput },
    fact: { type: 'fact-adjusted', fact: 'heightCm', value: 190 },
    shape: { type: 'shape-chosen', shape: 'TRIANGULAR' },
    continued: { type: 'continued', at: 2000 },
    'size early': { type: 'calculated', size, at: 1749 },
    size: { type: 'calculated', size, at: 1750 },
    none: { type: 'calculated', size: null, at: 1750 },
    failed: { type: 'calculation-failed', at: 1750 },
    time: { type: 'time-passed', at: 1750 },
    back: { type: 'went-back' },
    accepted: { type: 'accepted' },
    close: { type: 'close-asked' },
  };
  const name = (panel: IdealSizePanel): string => {
    if (panel.status === 'closed') return `closed${panel.handedOver ? ' with a size' : ''}`;
    const told = `${panel.mode} ${panel.input.heightCm} ${panel.input.bodyShape}`;
    if (panel.status === 'asking') return `asking ${told}${panel.notice ? ` (${panel.notice})` : ''}`;
    return `${panel.status} ${told}${panel.status === 'calculating' ? ` since ${panel.since} ${panel.came?.kind ?? ''}` : ''}`;
  };
  expect(transitions(reduceIdealSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → asking custom 185 null",
      "shapeless: fact → asking standard-sizes 190 null, shape → asking standard-sizes 185 TRIANGULAR, continued → asking standard-sizes 185 null (body-shape-missing), close → closed",
      "asking: fact → asking standard-sizes 190 ROUND, shape → asking standard-sizes 185 TRIANGULAR, continued → calculating standard-sizes 185 ROUND since 2000 , close → closed",
      "calculating: size early → calculating standard-sizes 185 ROUND since 1000 size, size → result standard-sizes 185 ROUND, none → no-size standard-sizes 185 ROUND, failed → asking standard-sizes 185 ROUND (size-calculation-failed), time → calculating standard-sizes 185 ROUND since 1000 , close → closed",
      "calculating, came: size early → calculating standard-sizes 185 ROUND since 1000 size, size → result standard-sizes 185 ROUND, none → no-size standard-sizes 185 ROUND, failed → asking standard-sizes 185 ROUND (size-calculation-failed), time → result standard-sizes 185 ROUND, close → closed",
      "calculating, none: size early → calculating standard-sizes 185 ROUND since 1000 size, size → result standard-sizes 185 ROUND, none → no-size standard-sizes 185 ROUND, failed → asking standard-sizes 185 ROUND (size-calculation-failed), time → no-size standard-sizes 185 ROUND, close → closed",
      "calculating, failed: size early → calculating standard-sizes 185 ROUND since 1000 size, size → result standard-sizes 185 ROUND, none → no-size standard-sizes 185 ROUND, failed → asking standard-sizes 185 ROUND (size-calculation-failed), time → asking standard-sizes 185 ROUND (size-calculation-failed), close → closed",
      "result: back → asking standard-sizes 185 ROUND, accepted → closed with a size, close → closed",
      "no size: back → asking standard-sizes 185 ROUND, close → closed",
    ]
  `);
});

test('[SIZE-35, SIZE-36, SIZE-37, SIZE-38, SIZE-39, SIZE-40, SIZE-58] recommend-size, state by state', () => {
  const calculating = (came: Extract<RecommendSizePanel, { status: 'calculating' }>['came']): RecommendSizePanel => ({
    status: 'calculating',
    userSizeId: 5,
    since: 1000,
    came,
  });
  const states: Record<string, RecommendSizePanel> = {
    closed: { status: 'closed', exit: { to: 'support-chat' } },
    mode: { status: 'mode-selection' },
    selection: { status: 'size-selection', userSizeId: null, notice: null },
    selected: { status: 'size-selection', userSizeId: 5, notice: 'select-a-size-to-continue' },
    calculating: calculating(undefined),
    'calculating, came': calculating({ size }),
    'calculating, failed': calculating({ failed: true }),
    recommended: { status: 'size-recommendation', size },
    'none recommended': { status: 'size-recommendation', size: null },
  };
  const events: Record<string, RecommendSizeEvent> = {
    opened: { type: 'opened' },
    existing: { type: 'mode-chosen', mode: 'existing-size' },
    algorithm: { type: 'mode-chosen', mode: 'algorithm' },
    chosen: { type: 'size-chosen', userSizeId: 7 },
    continued: { type: 'continued', at: 2000 },
    'size early': { type: 'calculated', size, at: 1749 },
    size: { type: 'calculated', size, at: 1750 },
    none: { type: 'calculated', size: null, at: 1750 },
    failed: { type: 'calculation-failed', at: 1750 },
    time: { type: 'time-passed', at: 1750 },
    button: { type: 'button-pressed' },
    back: { type: 'went-back' },
    close: { type: 'close-asked' },
  };
  const name = (panel: RecommendSizePanel): string => {
    switch (panel.status) {
      case 'closed':
        return `closed${panel.exit === null ? '' : ` to ${panel.exit.to}`}`;
      case 'size-selection':
        return `selection ${panel.userSizeId}${panel.notice ? ` (${panel.notice})` : ''}`;
      case 'calculating':
        return `calculating ${panel.userSizeId} since ${panel.since}${panel.came === undefined ? '' : ' came'}`;
      case 'size-recommendation':
        return `recommends ${panel.size ? 'a size' : 'none'}`;
      case 'mode-selection':
        return 'mode';
    }
  };
  expect(transitions(reduceRecommendSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → mode",
      "mode: existing → selection null, algorithm → closed to ideal-size, close → closed",
      "selection: chosen → selection 7, continued → selection null (select-a-size-to-continue), back → mode, close → closed",
      "selected: chosen → selection 7, continued → calculating 5 since 2000, back → mode, close → closed",
      "calculating: size early → calculating 5 since 1000 came, size → recommends a size, none → recommends none, failed → selection 5 (size-calculation-failed), time → calculating 5 since 1000, close → closed",
      "calculating, came: size early → calculating 5 since 1000 came, size → recommends a size, none → recommends none, failed → selection 5 (size-calculation-failed), time → recommends a size, close → closed",
      "calculating, failed: size early → calculating 5 since 1000 came, size → recommends a size, none → recommends none, failed → selection 5 (size-calculation-failed), time → selection 5 (size-calculation-failed), close → closed",
      "recommended: button → closed to create-size, back → selection null, close → closed",
      "none recommended: button → closed to support-chat, back → selection null, close → closed",
    ]
  `);
});

test('[GUARD-02, SIZE-41, SIZE-59, SIZE-60, SIZE-61] save-size, state by state', () => {
  const states: Record<string, SaveSizePanel> = {
    closed: { status: 'closed', savedSizeId: 3 },
    naming: { status: 'filling', mode: 'NameSize', notice: null },
    joining: { status: 'filling', mode: 'CreateAccountOnly', notice: null },
    'creating account': { status: 'creating-account', mode: 'CreateAccountAndNameSize' },
    saving: { status: 'saving', mode: 'NameSize' },
  };
  const events: Record<string, SaveSizeEvent> = {
    opened: { type: 'opened', mode: 'CreateAccountAndNameSize' },
    submitted: { type: 'submitted' },
    guest: { type: 'continued-as-guest' },
    account: { type: 'account-created' },
    'no account': { type: 'account-refused', because: { alreadyExists: true, message: null } },
    saved: { type: 'saved', sizeId: 9 },
    'no size': { type: 'size-refused', because: { alreadyExists: false, message: 'Full' } },
    close: { type: 'close-asked' },
  };
  const name = (panel: SaveSizePanel): string =>
    panel.status === 'closed'
      ? `closed ${panel.savedSizeId}`
      : `${panel.status} ${panel.mode}${panel.status === 'filling' && panel.notice ? ` (${panel.notice.kind}${panel.notice.refetchLogin ? ', ask login' : ''})` : ''}`;
  expect(transitions(reduceSaveSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → filling CreateAccountAndNameSize",
      "naming: submitted → saving NameSize, close → closed null",
      "joining: submitted → creating-account CreateAccountOnly, guest → saving CreateAccountOnly, close → closed null",
      "creating account: account → saving NameSize, no account → filling CreateAccountAndNameSize (already-exists, ask login)",
      "saving: saved → closed 9, no size → filling NameSize (message)",
    ]
  `);
});
