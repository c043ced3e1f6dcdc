import type { Garment } from './garment.ts';
import { embroidered } from './letters.ts';

const WORDS = {
  en: { front: 'front view', back: 'back view', initials: 'initials' },
  de: { front: 'Vorderansicht', back: 'Rückansicht', initials: 'Initialen' },
} as const;

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
  const { front, back, initials } = WORDS[locale];
  const carriesInitials = garment.pattern !== 'gift-card' && garment.view !== 'back';
  const letters = carriesInitials ? embroidered(garment.initials) : '';
  const name = locale === 'de' ? `${words.garment} in ${words.color}` : `${words.color} ${words.garment}`;
  const text = [
    name,
    ...(garment.pattern === 'gift-card' ? [] : [garment.view === 'back' ? back : front]),
    ...words.properties,
    ...(letters ? [`${initials} ${letters}`] : []),
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
};
