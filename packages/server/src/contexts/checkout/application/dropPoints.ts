import type { DropPoint } from '@tailorbird/domain/checkout';

type Place = { readonly countryCode: string; readonly postcode: string; readonly city: string };

type NameAndStreet = readonly [name: string, street: string];

const shops: Readonly<Record<'germanSpeaking' | 'elsewhere', readonly NameAndStreet[]>> = {
  elsewhere: [
    ['Corner Store', 'Market Square 2'],
    ['Mill Lane Bakery', 'Mill Lane 14'],
    ['Station Kiosk', 'Station Road 1'],
    ['The Bookshop', 'Garden Street 27'],
    ['Harbor Hardware', 'Harbor Street 9'],
  ],
  germanSpeaking: [
    ['Laden an der Ecke', 'Marktplatz 2'],
    ['Bäckerei Mühlgasse', 'Mühlgasse 14'],
    ['Kiosk am Bahnhof', 'Bahnhofstraße 1'],
    ['Buchladen', 'Gartenstraße 27'],
    ['Eisenwaren am Hafen', 'Hafenstraße 9'],
  ],
};

const germanSpeaking: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);

/** Countries with parcel shops in the sandbox network. */
export const hasDropPoints = ({ postcode, city }: Place): boolean =>
  postcode.length > 0 || city.length > 0;

const idOf = ({ countryCode, postcode }: Place, index: number): string =>
  `${countryCode}-${postcode.replace(/[^A-Za-z0-9]/g, '').toUpperCase() || '0'}-${index + 1}`;

/**
 * Parcel shops near an address. The sandbox network returns the same five for a place each
 * time, so that an id can be validated against its address.
 */
export const dropPointsNear = (place: Place): readonly DropPoint[] => {
  if (!hasDropPoints(place)) return [];
  return shops[germanSpeaking.has(place.countryCode) ? 'germanSpeaking' : 'elsewhere'].map(
    ([name, line1], index) => ({
      id: idOf(place, index),
      name,
      line1,
      postcode: place.postcode,
      city: place.city,
    }),
  );
};
