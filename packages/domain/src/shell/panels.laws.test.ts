import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveSizeModes, standardSizes } from '../sizing/index.ts';
import { runs } from '../testing/runs.ts';
import { arrivalFlag, type Panel, panelNames, panelParameter, readPanels, sidePanelWidth, withoutParameters, withPanel } from './index.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const panel: fc.Arbitrary<Panel> = fc.oneof(
  fc.record({
    name: fc.constant('create-size' as const),
    sizeTypeId: id,
    tab: fc.constantFrom('custom' as const, 'standard' as const, null),
  }),
  fc.record({ name: fc.constant('edit-size' as const), userSizeId: id }),
  fc.record({ name: fc.constant('ideal-size' as const), mode: fc.constantFrom('custom' as const, 'standard-sizes' as const) }),
  fc.constant({ name: 'about-standard-sizes' as const }),
  fc.record({ name: fc.constant('std-size-details' as const), size: fc.constantFrom(...standardSizes) }),
  fc.record({ name: fc.constant('save-size' as const), mode: fc.constantFrom(...saveSizeModes) }),
  fc.record({ name: fc.constant('size-basket-cta' as const), userSizeId: id }),
  fc.record({ name: fc.constant('recommend-size' as const), sizeTypeId: id }),
  fc.record({ name: fc.constant('open-support-chat' as const), messenger: fc.constantFrom('human' as const, 'ai' as const) }),
);
const other = fc.tuple(fc.constantFrom('utm', 'sizeId', 'initials', 'type'), fc.string({ maxLength: 4 }));
const search = (pairs: Iterable<readonly [string, string]>): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of pairs) query.append(name, value);
  return query;
};
const read = (query: string) => readPanels(new URLSearchParams(query));

describe('panels in the address', () => {
  test('[PANEL-01, PANEL-02, PANEL-03, PANEL-04, PANEL-05, PANEL-06, PANEL-07, PANEL-08] round-trip through the query', () => {
    fc.assert(
      fc.property(panel, fc.array(other, { maxLength: 3 }), (each, others) => {
        const query = search(withPanel(others, each));
        expect(readPanels(query).open).toEqual([each]);
        expect(search(withoutParameters(query, [each.name])).toString()).toBe(search(others).toString());
      }),
      runs(800),
    );
  });

  test('[PANEL-03, PANEL-06] open without a value where one is meant most', () => {
    expect(read('ideal-size').open).toEqual([{ name: 'ideal-size', mode: 'custom' }]);
    expect(read('save-size=').open).toEqual([{ name: 'save-size', mode: 'NameSize' }]);
  });

  test('[PANEL-09] open over the page: each once, beside the others, and whatever else there is stays', () => {
    const query = withPanel(
      withPanel(
        [
          ['utm', 'x'],
          ['edit-size', '3'],
        ],
        { name: 'edit-size', userSizeId: 4 },
      ),
      { name: 'about-standard-sizes' },
    );
    expect(query).toEqual([
      ['utm', 'x'],
      ['edit-size', '4'],
      ['about-standard-sizes', ''],
    ]);
    expect(readPanels(query).open.map(({ name }) => name)).toEqual(['edit-size', 'about-standard-sizes']);
  });

  test('[PANEL-01] a value that makes no sense opens nothing and is taken off', () => {
    for (const query of [
      'create-size=',
      'create-size=x',
      'create-size=1,both',
      'create-size=0',
      'edit-size=-1',
      'ideal-size=yes',
      'std-size-details=13R',
      'std-size-details=12',
      'save-size=Name',
      'recommend-size=1.5',
    ]) {
      expect([query, read(query)]).toEqual([query, { open: [], strip: [query.split('=')[0]] }]);
    }
    expect(read('a=1&b=2')).toEqual({ open: [], strip: [] });
  });

  test('[PANEL-10, PANEL-11] the chat opens by name, the AI one for any other, and its parameter goes', () => {
    expect(read('open-support-chat=dixa')).toEqual({
      open: [{ name: 'open-support-chat', messenger: 'human' }],
      strip: ['open-support-chat'],
    });
    for (const value of ['ai', '', 'x'])
      expect(read(`open-support-chat=${value}`).open).toEqual([{ name: 'open-support-chat', messenger: 'ai' }]);
  });

  test('[PANEL-01] there are nine, and anything may stand in the address', () => {
    expect(panelNames).toHaveLength(9);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...panelNames, 'x'), fc.string({ maxLength: 12 })), { maxLength: 8 }), (query) => {
        const { open, strip } = readPanels(query);
        for (const each of open) expect(panelParameter(each)[0]).toBe(each.name);
        expect(readPanels(withoutParameters(query, strip)).strip).toEqual([]);
      }),
      runs(500),
    );
  });

  test('[SHELL-31] the arrival flag is taken off', () => {
    expect(arrivalFlag).toBe('_scy');
    expect(
      withoutParameters(
        [
          ['_scy', '1'],
          ['a', '2'],
        ],
        [arrivalFlag],
      ),
    ).toEqual([['a', '2']]);
  });
});

test('[PANEL-13] a side panel is a third of the window, half to 1200 pixels, a quarter from 2200, all of a phone', () => {
  expect(sidePanelWidth(1440)).toBeCloseTo(488.945, 2);
  expect([1200, 768, 2200, 767].map(sidePanelWidth)).toEqual([600, 384, 550, 767]);
});
