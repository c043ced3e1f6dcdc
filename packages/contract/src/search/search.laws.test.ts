import type { Found } from '@tailorbird/domain/search';
import fc from 'fast-check';
import { it } from 'vitest';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { found, fromWireFound, toWireFound } from './search.ts';

const text = fc.string();
const everything: fc.Arbitrary<Found> = fc.record({
  products: fc.array(
    fc.record({ slug: text, variantId: text, imagePath: text, title: text, subtitle: text }),
  ),
  places: fc.array(
    fc.record({ kind: fc.constantFrom('group', 'note', 'page'), path: text, title: text, text }),
  ),
  suggestion: fc.option(text, { nil: null }),
});

it('search results survive the round trip', () =>
  roundTrips(found, everything, toWireFound, fromWireFound));

it('GET /api/search/ matches its documented body', () =>
  matchesDocument(
    found,
    {
      body: {
        products: [
          {
            slug: 'pique-polo',
            variant_id: '506',
            image_path: '/packshots/pique-polo/506.drawn.svg',
            title: 'Piqué Polo',
            subtitle: 'The crisp one',
          },
        ],
        places: [{ kind: 'note', path: '/notes/tape', title: 'Tape', text: 'What it cannot say.' }],
        suggestion: null,
      },
      means: {
        products: [
          {
            slug: 'pique-polo',
            variantId: '506',
            imagePath: '/packshots/pique-polo/506.drawn.svg',
            title: 'Piqué Polo',
            subtitle: 'The crisp one',
          },
        ],
        places: [{ kind: 'note', path: '/notes/tape', title: 'Tape', text: 'What it cannot say.' }],
        suggestion: null,
      },
    },
    toWireFound,
    fromWireFound,
  ));
