import { type BodyShape, bodyShapes, emptyIdealSizeInput, standardSizes } from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import { type IdealSizeEvent, type IdealSizePanel, reduceIdealSize } from './idealSizeSteps.ts';

const size = fc.constantFrom(...standardSizes);
const at = fc.nat(5000);

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

const found = { base: 4, length: 'L' } as const;

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
    closed: { status: 'closed', handedOver: found },
    shapeless: { status: 'asking', mode, input: emptyIdealSizeInput, notice: 'size-calculation-failed' },
    asking: { status: 'asking', mode, input, notice: null },
    calculating: calculating(undefined),
    'calculating, came': calculating({ kind: 'size', size: found }),
    'calculating, none': calculating({ kind: 'no-size' }),
    'calculating, failed': calculating({ kind: 'failed' }),
    result: { status: 'result', mode, input, size: found },
    'no size': { status: 'no-size', mode, input },
  };
  const events: Record<string, IdealSizeEvent> = {
    opened: { type: 'opened', mode: 'custom', input: emptyIdealSizeInput },
    fact: { type: 'fact-adjusted', fact: 'heightCm', value: 190 },
    shape: { type: 'shape-chosen', shape: 'TRIANGULAR' },
    continued: { type: 'continued', at: 2000 },
    'size early': { type: 'calculated', size: found, at: 1749 },
    size: { type: 'calculated', size: found, at: 1750 },
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
