import fc from 'fast-check';
import {
  availabilities,
  type ClothingType,
  type FabricColor,
  type Property,
  publishStatuses,
  states,
  type Viewer,
  visibilities,
} from '../src/catalog/index.ts';

export const shirt: ClothingType = {
  id: 12,
  slug: 'oxford-shirt',
  title: 'Oxford Shirt',
  subtitle: '',
  description: [],
  productClass: 'Customize',
  family: 'shirts',
  pattern: 'shirt',
  gender: 'men',
  kind: 'EVERGREEN',
  state: 'ACTIVE',
  visibility: 'VISIBLE',
  availability: 'AVAILABLE',
  channels: ['SON'],
  placements: [],
  publishStatus: 'PUBLISHED',
  showInDesigner: true,
  isStockItem: false,
  supportsInitials: true,
  supportsMultipleFabrics: false,
  requiresShipping: true,
  sizeType: { id: 4, slug: 'shirt' },
  cutFor: ['men', 'women'],
  fabricColors: [],
  defaultFabricColorId: null,
  propertyCollections: [],
  prices: {
    USD: 12900,
    EUR: 11900,
    GBP: 9900,
    DKK: 89900,
    AUD: 19900,
    CAD: 17900,
    CHF: 12900,
    SEK: 129900,
    SGD: 17900,
  },
};

export const fabricColor = (changes: Partial<FabricColor> = {}): FabricColor => ({
  id: 1,
  color: {
    slug: 'white',
    title: 'White',
    hex: '#fff',
    family: { slug: 'white', title: 'White', order: 1 },
  },
  fabric: {
    id: 1,
    slug: 'oxford',
    texture: 'oxford',
    title: 'Oxford',
    traitTitle: 'Oxford',
    composition: '',
    care: '',
    weightGsm: null,
  },
  showInDesigner: true,
  availability: 'AVAILABLE',
  outOfStock: false,
  ...changes,
});

export const property = (id: number, changes: Partial<Property> = {}): Property => ({
  id,
  slug: `property-${id}`,
  traitTitle: `Property ${id}`,
  showInDesigner: true,
  default: false,
  excludes: [],
  ...changes,
});

export const viewer: fc.Arbitrary<Viewer> = fc.record({
  adminUi: fc.boolean(),
  retailStore: fc.boolean(),
});

const fabricColors = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 20 }),
      showInDesigner: fc.boolean(),
      availability: fc.constantFrom(...availabilities),
      outOfStock: fc.boolean(),
    })
    .map((changes) => fabricColor(changes)),
  { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
);

/** At most three collections of four properties, with unique ids and symmetric exclusions. */
const propertyCollections = fc
  .array(
    fc.array(fc.record({ showInDesigner: fc.boolean(), default: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
    { maxLength: 3 },
  )
  .chain((collections) => {
    let id = 100;
    const numbered = collections.map((properties) =>
      properties.map((each) => property(++id, each)),
    );
    const collectionOf = (wanted: number): number =>
      numbered.findIndex((properties) => properties.some((each) => each.id === wanted));
    const ids = numbered.flat().map((each) => each.id);
    const pairs =
      ids.length < 2
        ? fc.constant([])
        : fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 3 });
    return pairs.map((excluded) => {
      const valid = excluded.filter(([one, other]) => collectionOf(one) !== collectionOf(other));
      return numbered.map((properties, index) => ({
        id: index + 1,
        slug: ['collar', 'sleeve', 'pocket'][index]!,
        traitLabelTitle: 'Label',
        properties: properties.map((each) => ({
          ...each,
          excludes: valid.flatMap(([one, other]) =>
            one === each.id ? [other] : other === each.id ? [one] : [],
          ),
        })),
      }));
    });
  });

export const clothingType: fc.Arbitrary<ClothingType> = fc
  .record({
    fabricColors,
    propertyCollections,
    visibility: fc.constantFrom(...visibilities),
    availability: fc.constantFrom(...availabilities),
    publishStatus: fc.constantFrom(...publishStatuses),
    state: fc.constantFrom(...states),
    showInDesigner: fc.boolean(),
    isStockItem: fc.boolean(),
    supportsInitials: fc.boolean(),
    slug: fc.constantFrom('oxford-shirt', 'cotton-t-shirt'),
    defaultIndex: fc.nat({ max: 6 }),
  })
  .map(({ defaultIndex, ...changes }) => ({
    ...shirt,
    ...changes,
    defaultFabricColorId: changes.fabricColors[defaultIndex]?.id ?? null,
  }));
