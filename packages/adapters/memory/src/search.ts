import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isListed,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import { pathOfPage } from '@tailorbird/domain/content';
import { ok } from '@tailorbird/domain/kernel';
import {
  type Found,
  type FoundPlace,
  foldWord,
  type Search,
  searchText,
  wordsOf,
} from '@tailorbird/domain/search';
import type { InMemoryState } from './state.ts';

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldWord);

/** Texts by weight: the name, then fabrics, colors and headings, then running text. */
type Texts = { readonly name: string; readonly details: string; readonly body: string };

const textsOfType = (type: ClothingType, headings: readonly string[]): Texts => ({
  name: type.title,
  details: [
    ...headings,
    ...shownFabricColors(type, publicViewer).flatMap(({ fabric, color }) => [
      fabric.title,
      fabric.traitTitle,
      fabric.composition,
      color.title,
      color.family.title,
    ]),
    ...type.propertyCollections.flatMap(({ properties }) =>
      properties.map(({ traitTitle }) => traitTitle),
    ),
  ].join(' '),
  body: [type.subtitle, ...type.description].join(' '),
});

/**
 * In-memory search. Every word of the query must match the start of a word or its synonyms,
 * without typing errors and compounds.
 */
export class InMemorySearch implements Search {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly find: Search['find'] = async (text) => {
    const wanted = foldedWords(searchText(text));
    const { clothingTypes, productGroups, notes, pages } = this.#state.fixture;
    const products = this.#best(
      wanted,
      clothingTypes
        .filter((type) => isListed(type, publicViewer))
        .map((type) => ({ found: type, texts: textsOfType(type, this.#headingsOf(type)) })),
    ).map((type) => {
      const variant = defaultVariant(type, publicViewer);
      return {
        slug: type.slug,
        variantId: formatVariantId(type, variant),
        imagePath: this.#state.imagePathOf(type, variant),
        title: type.title,
        subtitle: type.subtitle,
      };
    });
    const places: readonly FoundPlace[] = [
      ...productGroups.map(({ slug, title, description }) => ({
        kind: 'group' as const,
        path: `/products/${slug}`,
        title,
        text: description,
      })),
      ...notes.map(({ slug, title, summary }) => ({
        kind: 'note' as const,
        path: `/notes/${slug}`,
        title,
        text: summary,
      })),
      ...pages.map(({ slug, title, description }) => ({
        kind: 'page' as const,
        path: pathOfPage(slug),
        title,
        text: description,
      })),
    ];
    const found: Found = {
      products,
      places: this.#best(
        wanted,
        places.map((place) => ({
          found: place,
          texts: { name: place.title, details: '', body: place.text },
        })),
      ),
      suggestion: null,
    };
    return ok(found);
  };

  #headingsOf(type: ClothingType): readonly string[] {
    return this.#state.fixture.productGroups.flatMap(({ title, subCategories }) =>
      subCategories.flatMap((sub) =>
        sub.clothingTypeSlugs.includes(type.slug) ? [title, sub.title] : [],
      ),
    );
  }

  /** Candidates that match all words, best first. */
  #best<Candidate>(
    wanted: readonly string[],
    candidates: readonly { readonly found: Candidate; readonly texts: Texts }[],
  ): readonly Candidate[] {
    if (wanted.length === 0) return [];
    return candidates
      .map(({ found, texts }) => ({ found, score: this.#scoreOf(wanted, texts) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ found }) => found);
  }

  /** Zero if a word matches nothing. */
  #scoreOf(wanted: readonly string[], { name, details, body }: Texts): number {
    const scored = [
      { words: this.#wordsOf(name), score: 10 },
      { words: this.#wordsOf(details), score: 5 },
      { words: foldedWords(body), score: 1 },
    ];
    const scores = wanted.map((word) =>
      Math.max(
        0,
        ...scored.map(({ words, score }) => {
          if (words.includes(word)) return score;
          return words.some((each) => each.startsWith(word)) ? score / 2 : 0;
        }),
      ),
    );
    if (scores.includes(0)) return 0;
    const extraWords = Math.max(0, foldedWords(name).length - wanted.length);
    return scores.reduce((sum, score) => sum + score, 0) - extraWords * 0.01;
  }

  #wordsOf(text: string): readonly string[] {
    const synonyms = this.#state.fixture.searchSynonyms ?? {};
    return foldedWords(text).flatMap((word) => [word, ...foldedWords(synonyms[word] ?? '')]);
  }
}
