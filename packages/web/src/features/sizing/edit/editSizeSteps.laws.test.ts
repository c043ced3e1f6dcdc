import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import { type EditSizeEvent, type EditSizePanel, reduceEditSize } from './editSizeSteps.ts';

describe('editing a size', () => {
  const run = (...events: readonly EditSizeEvent[]): EditSizePanel =>
    events.reduce(reduceEditSize, { status: 'closed' } as EditSizePanel);
  const loaded: readonly EditSizeEvent[] = [
    { type: 'opened', sizeId: 1 },
    { type: 'loaded', sizeId: 1 },
  ];

  test('[SIZE-05] editing starts simple and saves only changes', () => {
    expect(run(...loaded)).toMatchObject({ status: 'editing', mode: 'simple' });
    expect(run(...loaded, { type: 'mode-chosen', mode: 'advanced' })).toMatchObject({
      mode: 'advanced',
    });
    expect(run(...loaded, { type: 'save-started', isChanged: false }).status).toBe('editing');
    expect(
      run(...loaded, { type: 'entered' }, { type: 'save-started', isChanged: true }),
    ).toMatchObject({ status: 'saving' });
    expect(
      run(
        ...loaded,
        { type: 'entered' },
        { type: 'save-started', isChanged: true },
        { type: 'saved' },
      ),
    ).toEqual({
      status: 'closed',
    });
  });

  test('[SIZE-64] each failure to edit, find or save has a message', () => {
    for (const because of ['size-not-found', 'size-cannot-be-edited'] as const) {
      expect(
        run({ type: 'opened', sizeId: 1 }, { type: 'load-failed', sizeId: 1, because }),
      ).toEqual({
        status: 'not-editable',
        sizeId: 1,
        because,
      });
    }
    const failed = [
      ...loaded,
      { type: 'entered' },
      { type: 'save-started', isChanged: true },
      { type: 'save-failed' },
    ] as const;
    expect(run(...failed)).toMatchObject({ status: 'editing', notice: 'size-not-updated' });
    expect(run(...failed, { type: 'entered' })).toMatchObject({ status: 'editing', notice: null });
  });

  test('[SIZE-05] answers for another size are ignored; saving is uninterrupted', () => {
    const sizeId = fc.constantFrom(1, 2);
    const event: fc.Arbitrary<EditSizeEvent> = fc.oneof(
      sizeId.map((id) => ({ type: 'opened' as const, sizeId: id })),
      sizeId.map((id) => ({ type: 'loaded' as const, sizeId: id })),
      sizeId.map((id) => ({
        type: 'load-failed' as const,
        sizeId: id,
        because: 'size-not-found' as const,
      })),
      fc
        .constantFrom('simple' as const, 'advanced' as const)
        .map((mode) => ({ type: 'mode-chosen' as const, mode })),
      fc.boolean().map((isChanged) => ({ type: 'save-started' as const, isChanged })),
      bare('entered', 'save-failed', 'saved', 'close-asked'),
    );
    walk(
      { start: { status: 'closed' } as EditSizePanel, event, reduce: reduceEditSize },
      (after, each, before) => {
        if (before.status === 'loading' && after.status === 'editing')
          expect(each).toEqual({ type: 'loaded', sizeId: before.sizeId });
        if (before.status === 'editing' && after.status === 'saving')
          expect(each).toEqual({ type: 'save-started', isChanged: true });
        if (before.status === 'saving' && after.status !== 'saving')
          expect(['saved', 'save-failed']).toContain(each.type);
      },
    );
  });
});

test('[SIZE-05, SIZE-64] edit-size follows its table of states', () => {
  const editing: EditSizePanel = { status: 'editing', sizeId: 1, mode: 'simple', notice: null };
  const states: Record<string, EditSizePanel> = {
    closed: { status: 'closed' },
    loading: { status: 'loading', sizeId: 1 },
    'not editable': { status: 'not-editable', sizeId: 1, because: 'size-not-found' },
    editing,
    saving: { status: 'saving', sizeId: 1, mode: 'advanced' },
  };
  const events: Record<string, EditSizeEvent> = {
    opened: { type: 'opened', sizeId: 2 },
    loaded: { type: 'loaded', sizeId: 1 },
    'other loaded': { type: 'loaded', sizeId: 9 },
    'load failed': { type: 'load-failed', sizeId: 1, because: 'size-cannot-be-edited' },
    'other failed': { type: 'load-failed', sizeId: 9, because: 'size-cannot-be-edited' },
    mode: { type: 'mode-chosen', mode: 'advanced' },
    entered: { type: 'entered' },
    'start unchanged': { type: 'save-started', isChanged: false },
    start: { type: 'save-started', isChanged: true },
    'save failed': { type: 'save-failed' },
    saved: { type: 'saved' },
    close: { type: 'close-asked' },
  };
  const name = (panel: EditSizePanel): string =>
    panel.status === 'editing' || panel.status === 'saving'
      ? `${panel.status} ${panel.mode}${'notice' in panel && panel.notice ? ` (${panel.notice})` : ''}`
      : panel.status === 'closed'
        ? 'closed'
        : `${panel.status} ${panel.sizeId}${'because' in panel ? ` (${panel.because})` : ''}`;
  expect(transitions(reduceEditSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → loading 2, close → closed",
      "loading: opened → loading 2, loaded → editing simple, load failed → not-editable 1 (size-cannot-be-edited), close → closed",
      "not editable: opened → loading 2, close → closed",
      "editing: opened → loading 2, mode → editing advanced, entered → editing simple, start → saving simple, close → closed",
      "saving: save failed → editing advanced (size-not-updated), saved → closed",
    ]
  `);
});
