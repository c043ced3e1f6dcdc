import { panelNames } from '@tailorbird/domain/shell';
import {
  formatStandardSize,
  saveSizeModes,
  standardSizes,
  standardSizesFor,
} from '@tailorbird/domain/sizing';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authModes, authPanelQuery, authScopes } from './authPanel.ts';
import { type PanelState, withPanelsChanged } from './panels.ts';
import { promises } from './promises.ts';
import { type Panel, type PanelValues, readPanels } from './readPanels.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const nothing = fc.constant([] as const);
/** Valid values of each panel; the compiler requires those of a new panel. */
const possibleValues: { readonly [Name in Panel['name']]: fc.Arbitrary<PanelValues<Name>> } = {
  basket: nothing,
  auth: fc.tuple(
    fc.record({ mode: fc.constantFrom(...authModes), scope: fc.constantFrom(...authScopes) }),
  ),
  reviews: nothing,
  'create-size': fc.tuple(
    id,
    fc.option(fc.constantFrom('custom', 'standard'), { nil: null, freq: 3 }),
  ),
  'edit-size': fc.tuple(id),
  'ideal-size': fc.tuple(fc.constantFrom('custom', 'standard-sizes')),
  'about-standard-sizes': nothing,
  'std-size-details': fc.tuple(
    fc.constantFrom(...[...standardSizes, ...standardSizesFor('women')].map(formatStandardSize)),
  ),
  'save-size': fc.tuple(fc.constantFrom(...saveSizeModes)),
  'size-basket-cta': fc.tuple(id),
  'recommend-size': fc.tuple(id),
  'item-details': fc.tuple(id),
  'mini-designer': fc.tuple(id),
  'change-piece': fc.tuple(fc.stringMatching(/^[A-Za-z0-9-]{1,32}$/), id),
  info: fc.tuple(fc.constantFrom(...promises)),
  'us-tariffs': nothing,
  'consent-settings': nothing,
};
const panel = fc.oneof(
  ...panelNames.map((name) =>
    (possibleValues[name] as fc.Arbitrary<Panel['values']>).map(
      (values) => ({ name, values }) as Panel,
    ),
  ),
);
const opened = ({ name, values }: Panel): PanelState => ({
  name,
  query:
    name === 'auth'
      ? authPanelQuery((values as PanelValues<'auth'>)[0])
      : { [name]: values.filter((part) => part !== null).join() },
});
const others = fc.array(
  fc.tuple(fc.constantFrom('utm', 'sizeId', 'initials', 'type'), fc.string({ maxLength: 4 })),
  { maxLength: 3 },
);
const read = (query: string) => readPanels(new URLSearchParams(query));

describe('panels in the address', () => {
  test('[PANEL-01, PANEL-02, PANEL-03, PANEL-04, PANEL-05, PANEL-06, PANEL-07, PANEL-08, PANEL-09, AUTH-07] panels round-trip through the address', () => {
    fc.assert(
      fc.property(panel, others, (each, pairs) => {
        const before = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
        const query = withPanelsChanged(before, { open: opened(each) });
        expect(readPanels(query)).toEqual([each]);
        expect(withPanelsChanged(query, { close: [each.name] }).toString()).toBe(before.toString());
      }),
      runs(800),
    );
  });

  test('[PANEL-03, PANEL-06] panels without a value use the most common one', () => {
    expect(read('ideal-size')).toEqual([{ name: 'ideal-size', values: ['custom'] }]);
    expect(read('save-size=')).toEqual([{ name: 'save-size', values: ['NameSize'] }]);
    expect(read('reset-password')).toEqual([
      { name: 'auth', values: [{ mode: 'reset-password', scope: 'sign-in' }] },
    ]);
  });

  test.each(panelNames)('[PANEL-01, AUTH-07] ?%s= stays closed for any unknown value', (name) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1, maxLength: 12 }),
          fc.constantFrom('0', '-1', '1.5', '1,both', 'x,1', '13R', '12', 'yes', 'SIGN-IN'),
        ),
        (value) => {
          // Every value that opens the panel is valid for it.
          for (const each of readPanels(new URLSearchParams({ [name]: value })))
            expect(readPanels(new URLSearchParams(opened(each).query))).toEqual([each]);
          expect(readPanels(new URLSearchParams({ [name]: `${value}?` }))).toEqual([]);
        },
      ),
      runs(100),
    );
  });

  test('[PANEL-01] any query can be parsed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...panelNames, 'x'), fc.string({ maxLength: 12 })), {
          maxLength: 8,
        }),
        (pairs) => {
          for (const each of readPanels(
            new URLSearchParams(pairs.map(([name, value]) => [name, value])),
          ))
            expect(readPanels(new URLSearchParams(opened(each).query))).toEqual([each]);
        },
      ),
      runs(500),
    );
  });
});
