import {
  formatStandardSize,
  saveSizeModes,
  standardSizes,
  standardSizesFor,
} from '@tailorbird/domain/sizing';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withPanelsChanged } from './panels.ts';
import {
  readSizePanels,
  type SizePanel,
  type SizePanelName,
  type ToldTo,
} from './readSizePanels.ts';
import { sizePanel } from './sizePanels.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
/** What each panel can be told; the compiler asks for that of a new one. */
const canBeTold: { readonly [Name in SizePanelName]: fc.Arbitrary<ToldTo<Name>> } = {
  'create-size': fc.tuple(id, fc.constantFrom('custom' as const, 'standard' as const, null)),
  'edit-size': fc.tuple(id),
  'ideal-size': fc.tuple(fc.constantFrom('custom' as const, 'standard-sizes' as const)),
  'about-standard-sizes': fc.constant([]),
  'std-size-details': fc.tuple(
    fc.constantFrom(...[...standardSizes, ...standardSizesFor('women')].map(formatStandardSize)),
  ),
  'save-size': fc.tuple(fc.constantFrom(...saveSizeModes)),
  'size-basket-cta': fc.tuple(id),
  'recommend-size': fc.tuple(id),
};
const names = Object.keys(canBeTold) as readonly SizePanelName[];
const panel = fc.oneof(
  ...names.map((name) =>
    (canBeTold[name] as fc.Arbitrary<SizePanel['told']>).map((told) => ({ name, told })),
  ),
);
/** Opened as it was read. */
const opened = ({ name, told }: Pick<SizePanel, 'name' | 'told'>) =>
  sizePanel(name, ...(told as ToldTo<typeof name>));
const others = fc.array(
  fc.tuple(fc.constantFrom('utm', 'sizeId', 'initials', 'type'), fc.string({ maxLength: 4 })),
  { maxLength: 3 },
);
const read = (query: string) => readSizePanels(new URLSearchParams(query));

describe('size panels in the address', () => {
  test('[PANEL-01, PANEL-02, PANEL-03, PANEL-04, PANEL-05, PANEL-06, PANEL-07, PANEL-08, PANEL-09] read back as they were opened, over the rest', () => {
    fc.assert(
      fc.property(panel, others, (each, pairs) => {
        const before = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
        const query = withPanelsChanged(before, { open: opened(each) });
        expect(readSizePanels(query)).toEqual([each]);
        expect(withPanelsChanged(query, { close: [each.name] }).toString()).toBe(before.toString());
      }),
      runs(800),
    );
  });

  test('[PANEL-03, PANEL-06] open without a value where one is meant most', () => {
    expect(read('ideal-size')).toEqual([{ name: 'ideal-size', told: ['custom'] }]);
    expect(read('save-size=')).toEqual([{ name: 'save-size', told: ['NameSize'] }]);
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
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names, 'x'), fc.string({ maxLength: 12 })), {
          maxLength: 8,
        }),
        (pairs) => {
          for (const each of readSizePanels(
            new URLSearchParams(pairs.map(([name, value]) => [name, value])),
          ))
            expect(readSizePanels(new URLSearchParams(opened(each).query))).toEqual([each]);
        },
      ),
      runs(500),
    );
  });
});
