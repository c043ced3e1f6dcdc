import { artworkSlugOf } from './framed.ts';
import type { Artwork, Garment } from './garment.ts';
import { embroidered } from './letters.ts';

const WORDS = {
  en: { front: 'front view', back: 'back view', initials: 'initials', note: 'with a note' },
  de: { front: 'Vorderansicht', back: 'Rückansicht', initials: 'Initialen', note: 'mit einer Nachricht' },
} as const;

const ARTWORKS: Readonly<Record<'en' | 'de', Readonly<Record<Artwork, string>>>> = {
  en: {
    tide: 'line drawing of the sun over waves',
    orchard: 'line drawing of a branch with fruit',
    loom: 'line drawing of a loom',
    harbor: 'line drawing of two boats in a harbor',
    swallow: 'line drawing of a swallow',
    'cork-oak': 'line drawing of a cork oak',
  },
  de: {
    tide: 'Linienzeichnung der Sonne über Wellen',
    orchard: 'Linienzeichnung eines Zweigs mit Früchten',
    loom: 'Linienzeichnung eines Webstuhls',
    harbor: 'Linienzeichnung zweier Boote im Hafen',
    swallow: 'Linienzeichnung einer Schwalbe',
    'cork-oak': 'Linienzeichnung einer Korkeiche',
  },
};

/**
 * The text that stands for a drawing: “White cotton t-shirt, front view, crew neck, chest pocket, initials ABC”. The words
 * come from the catalogue, in the reader's language; German names the color after the garment, where it needs no ending:
 * „T-Shirt aus Baumwolle in Weiß, Vorderansicht, …“. Plain text: whoever puts it into markup escapes it.
 */
export const describeGarment = (
  garment: Garment,
  words: { readonly color: string; readonly garment: string; readonly properties: readonly string[] },
  locale: 'en' | 'de',
): string => {
  const { front, back, initials, note } = WORDS[locale];
  const artwork = artworkSlugOf(garment);
  const carriesInitials = garment.pattern !== 'gift-card' && garment.view !== 'back';
  const letters = carriesInitials ? embroidered(garment.initials) : '';
  const name = locale === 'de' ? `${words.garment} in ${words.color}` : `${words.color} ${words.garment}`;
  const text = [
    name,
    ...(garment.pattern === 'gift-card' ? [] : [garment.view === 'back' ? back : front]),
    ...words.properties,
    ...(Object.hasOwn(ARTWORKS[locale], artwork) ? [ARTWORKS[locale][artwork as Artwork]] : []),
    ...(garment.gift ? [garment.gift.amount ?? '', garment.gift.note ? note : ''] : []),
    ...(letters ? [`${initials} ${letters}`] : []),
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
};
