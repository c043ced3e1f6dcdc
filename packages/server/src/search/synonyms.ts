import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord } from './fold.ts';

/** Words people use for the same thing; each finds what any of its row is called. */
const rows: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['tshirt', 'tee', 'tees', 'tshirts', 't'],
    ['sweater', 'jumper', 'pullover', 'knit', 'knitwear', 'sweaters', 'jumpers'],
    ['sweatshirt', 'crewneck', 'sweatshirts'],
    ['hoodie', 'hoody', 'hooded', 'hoodies'],
    ['cardigan', 'cardi'],
    ['beanie', 'hat', 'toque', 'beanies', 'hats'],
    ['scarf', 'scarves', 'shawl'],
    ['shirt', 'shirts', 'buttondown'],
    ['polo', 'polos', 'golf'],
    ['longsleeve', 'longsleeved'],
    ['undershirt', 'vest', 'singlet', 'undershirts'],
    ['activewear', 'sport', 'sports', 'sportswear', 'running', 'gym'],
    ['gift', 'voucher', 'present', 'coupon'],
    ['navy', 'blue', 'indigo'],
    ['gray', 'grey', 'charcoal'],
    ['green', 'moss', 'olive', 'forest'],
    ['red', 'rust', 'burgundy', 'brick'],
    ['white', 'ecru', 'cream', 'natural'],
    ['brown', 'camel', 'chestnut'],
    ['wool', 'merino', 'woolen'],
    ['initials', 'monogram', 'embroidery'],
    ['remake', 'remade', 'return', 'returns', 'guarantee', 'alteration'],
    ['shipping', 'delivery', 'postage'],
    ['size', 'sizes', 'sizing', 'fit', 'measurements'],
  ],
  de: [
    ['tshirt', 'tshirts', 'shirt', 'tee'],
    ['pullover', 'pulli', 'sweater', 'strick', 'strickpullover'],
    ['sweatshirt', 'sweatshirts', 'sweater'],
    ['hoodie', 'kapuzenpullover', 'kapuzenpulli', 'kapuze', 'hoodies'],
    ['cardigan', 'strickjacke'],
    ['mütze', 'mützen', 'beanie', 'haube'],
    ['schal', 'schals', 'halstuch'],
    ['hemd', 'hemden', 'oxfordhemd'],
    ['polo', 'polos', 'poloshirt', 'poloshirts'],
    ['langarm', 'langarmshirt', 'langärmlig'],
    ['unterhemd', 'unterhemden', 'unterwäsche'],
    ['sport', 'activewear', 'sportshirt', 'laufen', 'funktionsshirt'],
    ['geschenkkarte', 'gutschein', 'gutscheine', 'geschenk', 'geschenkgutschein'],
    ['marine', 'blau', 'dunkelblau', 'navy', 'indigo'],
    ['grau', 'anthrazit'],
    ['grün', 'moos', 'oliv', 'tanne'],
    ['rot', 'rost', 'bordeaux', 'ziegel'],
    ['weiß', 'creme', 'ecru', 'natur'],
    ['braun', 'camel', 'kastanie'],
    ['wolle', 'merino', 'merinowolle', 'schurwolle'],
    ['kaschmir', 'cashmere', 'kaschmirwolle'],
    ['baumwolle', 'cotton'],
    ['initialen', 'monogramm', 'stickerei'],
    ['neuanfertigung', 'umtausch', 'rückgabe', 'garantie', 'retoure', 'änderung'],
    ['versand', 'lieferung', 'porto', 'lieferzeit'],
    ['größe', 'größen', 'maße', 'passform'],
  ],
};

const tables = new Map<Locale, ReadonlyMap<string, readonly string[]>>();

const tableOf = (locale: Locale): ReadonlyMap<string, readonly string[]> => {
  const known = tables.get(locale);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const row of rows[locale]) {
    const folded = row.map(foldWord);
    for (const word of folded) table.set(word, [...(table.get(word) ?? []), ...folded.filter((other) => other !== word)]);
  }
  tables.set(locale, table);
  return table;
};

/** Other folded words for a folded one. */
export const synonymsOf = (word: string, locale: Locale): readonly string[] => tableOf(locale).get(word) ?? [];
