import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../testing/walk.ts';
import {
  closedMenu,
  isMobile,
  type MenuEvent,
  type MenuState,
  menuColumns,
  menuItemDelayMs,
  menuLeaveMs,
  reduceMenu,
  trailOf,
} from './menuState.ts';

describe('the menu', () => {
  const run = (...events: readonly MenuEvent[]): MenuState => events.reduce(reduceMenu, closedMenu);

  test('[MENU-20, MENU-21] the menu has five states, at most one section open', () => {
    const section = fc.constantFrom(
      'shop' as const,
      'about-us' as const,
      'account' as const,
      'help' as const,
    );
    const event: fc.Arbitrary<MenuEvent> = fc.oneof(
      section.map((each) => ({ type: 'toggled' as const, section: each })),
      fc
        .constantFrom('a', 'b')
        .chain((id) =>
          fc.constantFrom(
            { type: 'sub-level-opened' as const, id },
            { type: 'product-level-opened' as const, id },
            { type: 'previewed' as const, id },
          ),
        ),
      bare('went-back', 'closed'),
    );
    walk({ start: closedMenu, event, reduce: reduceMenu }, (after, each, before) => {
      expect(['initial', 'shop', 'about-us', 'account', 'help']).toContain(after.open);
      if (after.open === 'shop' && after.subLevelId === null)
        expect(after.productLevelId).toBeNull();
      if (each.type === 'toggled')
        expect(after.open).toBe(before.open === each.section ? 'initial' : each.section);
      if (each.type === 'closed') expect(after).toEqual(closedMenu);
    });
  });

  test('[MENU-22] toggling a section twice closes the menu', () => {
    for (const section of ['shop', 'about-us', 'account', 'help'] as const) {
      expect(run({ type: 'toggled', section }).open).toBe(section);
      expect(run({ type: 'toggled', section }, { type: 'toggled', section })).toEqual(closedMenu);
    }
  });

  test('[MENU-23] closing the menu forgets the open levels', () => {
    const deep: readonly MenuEvent[] = [
      { type: 'toggled', section: 'shop' },
      { type: 'sub-level-opened', id: 'a' },
      { type: 'product-level-opened', id: 'b' },
      { type: 'previewed', id: 'c' },
    ];
    expect(run(...deep)).toEqual({
      open: 'shop',
      subLevelId: 'a',
      productLevelId: 'b',
      previewId: 'c',
    });
    expect(run(...deep, { type: 'closed' }, { type: 'toggled', section: 'shop' })).toEqual({
      open: 'shop',
      subLevelId: null,
      productLevelId: null,
      previewId: null,
    });
  });

  test('[MENU-12] going back closes one level at a time', () => {
    const deep: readonly MenuEvent[] = [
      { type: 'toggled', section: 'shop' },
      { type: 'sub-level-opened', id: 'a' },
      { type: 'product-level-opened', id: 'b' },
    ];
    expect(run(...deep, { type: 'went-back' })).toMatchObject({
      subLevelId: 'a',
      productLevelId: null,
    });
    expect(run(...deep, { type: 'went-back' }, { type: 'went-back' })).toMatchObject({
      open: 'shop',
      subLevelId: null,
    });
    expect(
      run(...deep, { type: 'went-back' }, { type: 'went-back' }, { type: 'went-back' }),
    ).toEqual(closedMenu);
  });

  test('[MENU-12] going back leaves only the innermost level of the trail', () => {
    const open: readonly MenuEvent[] = [
      { type: 'toggled', section: 'shop' },
      { type: 'sub-level-opened', id: 'shirts' },
      { type: 'product-level-opened', id: 'oxford' },
    ];
    const states = open.reduce<readonly MenuState[]>(
      (so, event) => so.concat(reduceMenu(so.at(-1) ?? closedMenu, event)),
      [closedMenu],
    );
    expect(states.map(trailOf)).toEqual([
      [],
      ['shop'],
      ['shop', 'shirts'],
      ['shop', 'shirts', 'oxford'],
    ]);
    expect(
      states.slice(1).map((state) => trailOf(reduceMenu(state, { type: 'went-back' }))),
    ).toEqual(states.slice(0, -1).map(trailOf));
    expect(trailOf(reduceMenu(closedMenu, { type: 'toggled', section: 'help' }))).toEqual(['help']);
  });

  test('[MENU-26] items appear 100 ms apart; the menu closes in 300 ms', () => {
    expect([menuItemDelayMs(0), menuItemDelayMs(2), menuLeaveMs]).toEqual([0, 200, 300]);
  });

  test('[MENU-10, MENU-11, MENU-12, CONST-03] columns: four, three, one by width', () => {
    expect([1600, 1401, 1400, 768, 767].map(menuColumns)).toEqual([4, 4, 3, 3, 1]);
    expect([isMobile(767), isMobile(768)]).toEqual([true, false]);
  });
});
