import {
  listClothingTypes,
  listProductGroups,
  listStock,
  readGiftCardTiers,
  type WireClothingType,
  type WireProductGroup,
} from '@tailorbird/contract/catalog';
import { fromWireMoney } from '@tailorbird/contract/money';
import { slug as slugShape } from '@tailorbird/contract/values';
import {
  type Catalog,
  type ClothingType,
  type FabricColor,
  type NotFound,
  type ProductGroup,
  relatedCount,
} from '@tailorbird/domain/catalog';
import type { GiftCardTier } from '@tailorbird/domain/giftCards';
import { type Currency, currencies, err, ok, type Result } from '@tailorbird/domain/kernel';
import { type HttpClient, UnreachableError } from './client.ts';

/** Colors with their fabric, which the type tells once for all of them; a color of a fabric nobody tells is left out. */
const fabricColorsOf = (type: WireClothingType): readonly FabricColor[] => {
  const fabrics = new Map(
    type.fabrics.map(
      ({ trait_title, weight_gsm, ...fabric }) => [fabric.id, { ...fabric, traitTitle: trait_title, weightGsm: weight_gsm }] as const,
    ),
  );
  return type.fabric_colors.flatMap(({ id, color, fabric: { id: fabricId }, show_in_designer, availability, out_of_stock }) => {
    const fabric = fabrics.get(fabricId);
    return fabric ? [{ id, color, fabric, showInDesigner: show_in_designer, availability, outOfStock: out_of_stock }] : [];
  });
};

const clothingTypeOf = (type: WireClothingType): ClothingType => ({
  id: type.id,
  slug: type.slug,
  title: type.frontend_title,
  subtitle: type.frontend_subtitle,
  description: type.description,
  productClass: type.product_class,
  family: type.family,
  pattern: type.pattern,
  ...(type.artwork !== undefined && { artwork: type.artwork }),
  gender: type.gender,
  kind: type.product_kind,
  state: type.state,
  visibility: type.visibility,
  availability: type.availability,
  channels: type.channels,
  placements: type.placements,
  publishStatus: type.publish_status,
  showInDesigner: type.show_in_designer,
  isStockItem: type.is_stock_item,
  supportsInitials: type.supports_initials,
  supportsMultipleFabrics: type.supports_multiple_fabrics,
  requiresShipping: type.requires_shipping,
  sizeType: type.size_type,
  fabricColors: fabricColorsOf(type),
  defaultFabricColorId: type.default_fabric_color_id,
  propertyCollections: type.clothing_property_collections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    traitLabelTitle: collection.trait_label_title,
    properties: collection.properties.map((property) => ({
      id: property.id,
      slug: property.slug,
      traitTitle: property.trait_title,
      showInDesigner: property.show_in_designer,
      default: property.default,
      excludes: property.excludes,
    })),
  })),
  ...(type.dynamic_naming_rules && { namingRules: type.dynamic_naming_rules }),
  prices: Object.fromEntries(
    currencies.map((currency) => [currency, fromWireMoney(type.prices[currency], currency).amount]),
  ) as ClothingType['prices'],
});

const productGroupOf = (group: WireProductGroup): ProductGroup => ({
  slug: group.slug,
  title: group.title,
  description: group.description,
  subCategories: group.sub_categories.map(({ slug, title, clothing_type_slugs }) => ({
    slug,
    title,
    clothingTypeSlugs: clothing_type_slugs,
  })),
});

/** The range over HTTP. Throws `UnreachableError` when there is no answer. */
export class HttpCatalog implements Catalog {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly clothingTypes = async (): Promise<readonly ClothingType[]> => {
    const answer = await this.#client.send(listClothingTypes);
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer.cause);
    return answer.body.map(clothingTypeOf);
  };

  readonly clothingType = async (slug: string): Promise<Result<ClothingType, NotFound>> => {
    if (!slugShape.safeParse(slug).success) return err({ kind: 'not-found' });
    const answer = await this.#client.send(listClothingTypes, { query: { slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer.cause);
    const [found] = answer.body;
    return found?.slug === slug ? ok(clothingTypeOf(found)) : err({ kind: 'not-found' });
  };

  readonly related = async (slug: string): Promise<readonly ClothingType[]> => {
    if (!slugShape.safeParse(slug).success) return [];
    const answer = await this.#client.send(listClothingTypes, { query: { related_to: slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer.cause);
    return answer.body.slice(0, relatedCount).map(clothingTypeOf);
  };

  readonly stock = async (clothingTypeId: number): Promise<ReadonlyMap<number, number>> => {
    const answer = await this.#client.send(listStock, { query: { clothing_type_id: String(clothingTypeId) } });
    if (answer.status === 'unreachable') throw new UnreachableError(listStock.name, answer.cause);
    return new Map(
      answer.body.flatMap(({ fabric_color_id, num_available }) => (num_available === null ? [] : [[fabric_color_id, num_available]])),
    );
  };

  readonly productGroups = async (): Promise<readonly ProductGroup[]> => {
    const answer = await this.#client.send(listProductGroups);
    if (answer.status === 'unreachable') throw new UnreachableError(listProductGroups.name, answer.cause);
    return answer.body.map(productGroupOf);
  };

  readonly giftCardTiers = async (currency: Currency): Promise<readonly GiftCardTier[]> => {
    const answer = await this.#client.send(readGiftCardTiers, { query: { currency } });
    if (answer.status !== 200) throw new UnreachableError(readGiftCardTiers.name, answer.status === 400 ? 'status' : answer.cause);
    return answer.body.tiers.map((tier) => ({
      level: tier.level,
      code: tier.code,
      clothingTypeId: tier.clothing_type_id,
      productId: tier.product_id,
      price: fromWireMoney(tier.price.incl_tax, tier.price.currency),
    }));
  };
}
