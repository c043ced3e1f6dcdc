import { standardSizes, sweatshirtSizeTypeSlug } from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import {
  type RecommendSizeEvent,
  type RecommendSizePanel,
  recommendationButton,
  reduceRecommendSize,
  standardSizeHelp,
} from './recommendSizeSteps.ts';

const size = fc.constantFrom(...standardSizes);

describe('a standard size for an existing one', () => {
  const run = (...events: readonly RecommendSizeEvent[]): RecommendSizePanel =>
    events.reduce(reduceRecommendSize, { status: 'closed', exit: null } as RecommendSizePanel);
  const selecting: readonly RecommendSizeEvent[] = [
    { type: 'opened' },
    { type: 'mode-chosen', mode: 'existing-size' },
  ];
  const calculating: readonly RecommendSizeEvent[] = [
    ...selecting,
    { type: 'size-chosen', userSizeId: 5 },
    { type: 'continued' },
  ];

  test('[SIZE-33] only owners of a sweatshirt size get a recommendation', () => {
    expect(
      standardSizeHelp([{ sizeTypeSlug: 'shirt' }, { sizeTypeSlug: sweatshirtSizeTypeSlug }]),
    ).toEqual({ open: 'recommend-size' });
    expect(standardSizeHelp([{ sizeTypeSlug: 'shirt' }])).toEqual({
      open: 'ideal-size',
      mode: 'standard-sizes',
    });
    expect(standardSizeHelp([])).toEqual({ open: 'ideal-size', mode: 'standard-sizes' });
  });

  test('[SIZE-09, SIZE-35] the steps are mode, size and recommendation', () => {
    expect(
      [
        run({ type: 'opened' }),
        run(...selecting),
        run(...calculating, { type: 'calculated', size: null }),
      ].map(({ status }) => status),
    ).toEqual(['mode-selection', 'size-selection', 'size-recommendation']);
  });

  test('[SIZE-36] the algorithm mode opens find-my-size for standard sizes', () => {
    expect(run({ type: 'opened' }, { type: 'mode-chosen', mode: 'algorithm' })).toEqual({
      status: 'closed',
      exit: { to: 'ideal-size', mode: 'standard-sizes' },
    });
  });

  test('[SIZE-37] a size is required before continuing', () => {
    expect(run(...selecting, { type: 'continued' })).toMatchObject({
      status: 'size-selection',
      notice: 'select-a-size-to-continue',
    });
  });

  test('[SIZE-39] a found size leads to the standard tab of create-size', () => {
    const found = run(...calculating, { type: 'calculated', size: { base: 4, length: 'R' } });
    expect(recommendationButton({ base: 4, length: 'R' })).toBe('use-this-size');
    expect(reduceRecommendSize(found, { type: 'button-pressed' })).toEqual({
      status: 'closed',
      exit: { to: 'create-size', tab: 'standard', size: { base: 4, length: 'R' } },
    });
  });

  test('[SIZE-40] no recommendation leads to the support chat', () => {
    expect(recommendationButton(null)).toBe('contact-customer-support');
    expect(
      run(...calculating, { type: 'calculated', size: null }, { type: 'button-pressed' }),
    ).toEqual({
      status: 'closed',
      exit: { to: 'support-chat' },
    });
  });

  test('[SIZE-58] a failed calculation returns to the selection of sizes', () => {
    expect(run(...calculating, { type: 'calculation-failed' })).toEqual({
      status: 'size-selection',
      userSizeId: 5,
      notice: 'size-calculation-failed',
    });
  });

  test('[SIZE-35, SIZE-38] nothing is recommended without a calculation', () => {
    const event: fc.Arbitrary<RecommendSizeEvent> = fc.oneof(
      bare(
        'opened',
        'continued',
        'calculation-failed',
        'button-pressed',
        'went-back',
        'close-asked',
      ),
      fc
        .constantFrom('existing-size' as const, 'algorithm' as const)
        .map((mode) => ({ type: 'mode-chosen' as const, mode })),
      fc.constant({ type: 'size-chosen' as const, userSizeId: 5 }),
      fc.record({ type: fc.constant('calculated' as const), size: fc.option(size) }),
    );
    walk(
      {
        start: { status: 'closed', exit: null } as RecommendSizePanel,
        event,
        reduce: reduceRecommendSize,
      },
      (after, each, before) => {
        expect([
          'closed',
          'mode-selection',
          'size-selection',
          'calculating',
          'size-recommendation',
        ]).toContain(after.status);
        if (after.status === 'size-recommendation' && before.status !== 'size-recommendation') {
          expect([before.status, each.type]).toEqual(['calculating', 'calculated']);
        }
      },
    );
  });
});

const found = { base: 4, length: 'L' } as const;

test('[SIZE-35, SIZE-36, SIZE-37, SIZE-38, SIZE-39, SIZE-40, SIZE-58] recommend-size follows its table of states', () => {
  const states: Record<string, RecommendSizePanel> = {
    closed: { status: 'closed', exit: { to: 'support-chat' } },
    mode: { status: 'mode-selection' },
    selection: { status: 'size-selection', userSizeId: null, notice: null },
    selected: { status: 'size-selection', userSizeId: 5, notice: 'select-a-size-to-continue' },
    calculating: { status: 'calculating', userSizeId: 5 },
    recommended: { status: 'size-recommendation', size: found },
    'none recommended': { status: 'size-recommendation', size: null },
  };
  const events: Record<string, RecommendSizeEvent> = {
    opened: { type: 'opened' },
    existing: { type: 'mode-chosen', mode: 'existing-size' },
    algorithm: { type: 'mode-chosen', mode: 'algorithm' },
    chosen: { type: 'size-chosen', userSizeId: 7 },
    dressed: { type: 'dressed' },
    continued: { type: 'continued' },
    size: { type: 'calculated', size: found },
    none: { type: 'calculated', size: null },
    failed: { type: 'calculation-failed' },
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
        return `calculating ${panel.userSizeId}`;
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
      "selection: chosen → selection 7, dressed → selection null, continued → selection null (select-a-size-to-continue), back → mode, close → closed",
      "selected: chosen → selection 7, dressed → selection null, continued → calculating 5, back → mode, close → closed",
      "calculating: size → recommends a size, none → recommends none, failed → selection 5 (size-calculation-failed), close → closed",
      "recommended: button → closed to create-size, back → selection null, close → closed",
      "none recommended: button → closed to support-chat, back → selection null, close → closed",
    ]
  `);
});
