import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import { type IdealSizeEvent, type IdealSizePanel, reduceIdealSize } from './idealSizeSteps.ts';

const closed: IdealSizePanel = { status: 'closed' };
const run = (...events: readonly IdealSizeEvent[]): IdealSizePanel =>
  events.reduce(reduceIdealSize, closed);
const asked: readonly IdealSizeEvent[] = [
  { type: 'opened' },
  { type: 'answered' },
  { type: 'continued', isShapeKnown: true },
];

test('[SIZE-10] ideal-size asks, calculates and shows the result', () => {
  expect(run({ type: 'opened' }, { type: 'continued', isShapeKnown: false })).toEqual({
    status: 'asking',
    notice: 'body-shape-missing',
  });
  expect(run(...asked)).toEqual({ status: 'calculating' });
  expect(run(...asked, { type: 'calculated' })).toEqual({ status: 'found' });
});

test('[SIZE-58] a failed calculation returns to the answers', () => {
  expect(run(...asked, { type: 'calculation-failed' })).toEqual({
    status: 'asking',
    notice: 'size-calculation-failed',
  });
});

test('[SIZE-34] the panel closes on accepting the result, and at any time', () => {
  expect(run(...asked, { type: 'calculated' }, { type: 'accepted' })).toEqual({ status: 'closed' });
  expect(run(...asked, { type: 'close-asked' })).toEqual({ status: 'closed' });
});

test('[SIZE-38] no result shows without a calculation', () => {
  const event: fc.Arbitrary<IdealSizeEvent> = fc.oneof(
    fc.boolean().map((isShapeKnown) => ({ type: 'continued' as const, isShapeKnown })),
    bare(
      'opened',
      'answered',
      'calculated',
      'calculation-failed',
      'went-back',
      'accepted',
      'close-asked',
    ),
  );
  walk({ start: closed, event, reduce: reduceIdealSize }, (after, each, before) => {
    expect(['closed', 'asking', 'calculating', 'found']).toContain(after.status);
    if (after.status === 'found' && before.status !== 'found')
      expect([before.status, each.type]).toEqual(['calculating', 'calculated']);
    if (after.status === 'calculating' && before.status !== 'calculating')
      expect(each).toEqual({ type: 'continued', isShapeKnown: true });
  });
});

test('[SIZE-10, SIZE-34, SIZE-58, SIZE-62] ideal-size follows its table of states', () => {
  const states: Record<string, IdealSizePanel> = {
    closed,
    asking: { status: 'asking', notice: null },
    noticed: { status: 'asking', notice: 'size-calculation-failed' },
    calculating: { status: 'calculating' },
    found: { status: 'found' },
  };
  const events: Record<string, IdealSizeEvent> = {
    opened: { type: 'opened' },
    answered: { type: 'answered' },
    shapeless: { type: 'continued', isShapeKnown: false },
    continued: { type: 'continued', isShapeKnown: true },
    calculated: { type: 'calculated' },
    failed: { type: 'calculation-failed' },
    back: { type: 'went-back' },
    accepted: { type: 'accepted' },
    close: { type: 'close-asked' },
  };
  const name = (panel: IdealSizePanel): string =>
    panel.status === 'asking' && panel.notice ? `asking (${panel.notice})` : panel.status;
  expect(transitions(reduceIdealSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → asking",
      "asking: answered → asking, shapeless → asking (body-shape-missing), continued → calculating, close → closed",
      "noticed: answered → asking, shapeless → asking (body-shape-missing), continued → calculating, close → closed",
      "calculating: calculated → found, failed → asking (size-calculation-failed), back → asking, close → closed",
      "found: back → asking, accepted → closed, close → closed",
    ]
  `);
});
