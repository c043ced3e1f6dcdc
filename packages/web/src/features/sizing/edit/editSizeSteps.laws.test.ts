import { centimeters } from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import { type EditSizeEvent, type EditSizePanel, reduceEditSize } from './editSizeSteps.ts';

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
