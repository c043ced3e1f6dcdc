import { saveSizeModes, standardSizes } from '@tailorbird/domain/sizing';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withPanelsChanged } from './panels.ts';
import { readSizePanels } from './readSizePanels.ts';
import { type SizePanel, sizePanel } from './sizePanels.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const panel: fc.Arbitrary<SizePanel> = fc.oneof(
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
);
const others = fc.array(fc.tuple(fc.constantFrom('utm', 'sizeId', 'initials', 'type'), fc.string({ maxLength: 4 })), { maxLength: 3 });
const read = (query: string) => readSizePanels(new URLSearchParams(query));

describe('size panels in the address', () => {
  test('[PANEL-01, PANEL-02, PANEL-03, PANEL-04, PANEL-05, PANEL-06, PANEL-07, PANEL-08, PANEL-09] read back as they were opened, over the rest', () => {
    fc.assert(
      fc.property(panel, others, (each, pairs) => {
        const before = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
        const query = withPanelsChanged(before, { open: sizePanel(each) });
        expect(readSizePanels(query)).toEqual([each]);
        expect(withPanelsChanged(query, { close: [each.name] }).toString()).toBe(before.toString());
      }),
      runs(800),
    );
  });

  test('[PANEL-03, PANEL-06] open without a value where one is meant most', () => {
    expect(read('ideal-size')).toEqual([{ name: 'ideal-size', mode: 'custom' }]);
    expect(read('save-size=')).toEqual([{ name: 'save-size', mode: 'NameSize' }]);
  });

  test('[PANEL-01] a value that makes no sense opens nothing', () => {
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
      'a=1&b=2',
    ])
      expect([query, read(query)]).toEqual([query, []]);
  });

  test('[PANEL-01] anything may stand in the address', () => {
    const names = ['create-size', 'edit-size', 'ideal-size', 'std-size-details', 'save-size', 'recommend-size', 'x'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 12 })), { maxLength: 8 }), (pairs) => {
        for (const each of readSizePanels(new URLSearchParams(pairs.map(([name, value]) => [name, value]))))
          expect(readSizePanels(new URLSearchParams(sizePanel(each).query))).toEqual([each]);
      }),
      runs(500),
    );
  });
});
