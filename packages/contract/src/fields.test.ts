import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Codec, fields, listOf, orNull, words } from './fields.ts';

type Size = { readonly title: string; readonly kind: 'standard' | 'own' };
type WireSize = { title: string; type: 'STANDARD' | 'OWN' };
type Piece = {
  readonly firstName: string;
  readonly amount: { readonly cents: number; readonly currency: string };
  readonly note?: string;
  readonly sizes: readonly Size[];
  readonly gift: Size | null;
};
type WirePiece = {
  first_name: string;
  amount: string;
  note?: string;
  sizes: WireSize[];
  gift: WireSize | null;
};

const kind = words<Size['kind'], WireSize['type']>({ standard: 'STANDARD', own: 'OWN' });

const size = fields<Size, WireSize>()({
  title: 'title',
  kind: ['type', kind],
});
const amount: Codec<Piece['amount'], string, string> = {
  toWire: ({ cents }) => String(cents),
  fromWire: (text, currency) => ({ cents: Number(text), currency }),
};
const piece = fields<Piece, WirePiece, string>()({
  firstName: 'first_name',
  amount: ['amount', amount],
  note: 'note',
  sizes: ['sizes', listOf(size)],
  gift: ['gift', orNull(size)],
});

const aSize: fc.Arbitrary<Size> = fc.record({
  title: fc.string(),
  kind: fc.constantFrom('standard', 'own'),
});
const aPiece: fc.Arbitrary<Piece> = fc.record(
  {
    firstName: fc.string(),
    amount: fc.record({ cents: fc.integer(), currency: fc.constant('EUR') }),
    note: fc.string(),
    sizes: fc.array(aSize),
    gift: fc.option(aSize),
  },
  { requiredKeys: ['firstName', 'amount', 'sizes', 'gift'] },
);

describe('a table of fields', () => {
  it('a table renames fields, applies codecs and omits absent fields', () => {
    const value: Piece = {
      firstName: 'Ada',
      amount: { cents: 100, currency: 'EUR' },
      sizes: [{ title: '5R', kind: 'standard' }],
      gift: null,
    };
    const wire = {
      first_name: 'Ada',
      amount: '100',
      sizes: [{ title: '5R', type: 'STANDARD' as const }],
      gift: null,
    };
    expect(piece.toWire(value)).toEqual(wire);
    expect(piece.fromWire(wire, 'EUR')).toEqual(value);
  });

  it('a value converted in both directions is unchanged', () => {
    fc.assert(
      fc.property(aPiece, (value) => {
        expect(piece.fromWire(piece.toWire(value), 'EUR')).toEqual(value);
      }),
    );
  });

  it('values with absent fields are converted', () => {
    expect(piece.partial.toWire({ firstName: 'Ada' })).toEqual({ first_name: 'Ada' });
    expect(piece.partial.fromWire({ note: '' }, 'EUR')).toEqual({ note: '' });
  });

  it('only fields of the table are sent', () => {
    const withSecret = { title: '5R', kind: 'own' as const, secret: 'word' };
    expect(size.toWire(withSecret)).toEqual({ title: '5R', type: 'OWN' });
  });

  it('incomplete and wrong tables do not compile', () => {
    // @ts-expect-error The domain field `kind` is missing.
    fields<Size, WireSize>()({ title: 'title' });
    // @ts-expect-error The wire field `hex` is not in the table.
    fields<Size, WireSize & { hex: string }>()({
      title: 'title',
      kind: ['type', kind],
    });
    // @ts-expect-error There is no wire field `titel`.
    fields<{ title: string }, { title: string }>()({ title: 'titel' });
    // @ts-expect-error The types differ, so the field needs a codec.
    fields<{ size: number }, { size: string }>()({ size: 'size' });
    // @ts-expect-error An optional field cannot fill a required wire field.
    fields<{ note?: string }, { note: string }>()({ note: 'note' });
    // @ts-expect-error Amounts need the currency.
    piece.fromWire({ first_name: '', amount: '1', sizes: [], gift: null });
  });
});
