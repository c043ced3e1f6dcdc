import {
  listArticles,
  listLatestArticles,
  listLaunches,
  readArticle,
  readFoldPreview,
  readGenericExpenditure,
  readHome,
  readNotesMeta,
  readPage,
  type WireBlock,
  type WireExpenditure,
} from '@tailorbird/contract/content';
import { fromWireMoney } from '@tailorbird/contract/money';
import { slug as slugShape } from '@tailorbird/contract/values';
import type {
  Block,
  Content,
  Expenditure,
  FoldPreview,
  HomeContent,
  LaunchEntry,
  NoteTag,
  NoteTeaser,
  Page,
  PreviewPass,
  ReadNote,
  Resources,
} from '@tailorbird/domain/content';
import { currencies, err, ok, type Result } from '@tailorbird/domain/kernel';
import { type HttpClient, type Unreachable, UnreachableError } from './client.ts';

type NotFound = { readonly kind: 'not-found' };

const isSlug = (text: string): boolean => slugShape.safeParse(text).success;

const blockOf = (block: WireBlock): Block => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({
          ...piece,
          prices: Object.fromEntries(
            currencies.map((currency) => [currency, fromWireMoney(piece.prices[currency], currency).amount]),
          ) as Record<(typeof currencies)[number], number>,
        })),
      };
    case 'fabrics':
      return { ...block, fabrics: block.fabrics.map(({ weight_gsm, ...fabric }) => ({ ...fabric, weightGsm: weight_gsm })) };
    default:
      return block;
  }
};

type WireResources = WireExpenditure['total'];
const resourcesOf = ({ water_liters, energy_megajoules, carbon_kilograms }: WireResources): Resources => ({
  water: water_liters,
  energy: energy_megajoules,
  carbon: carbon_kilograms,
});

const expenditureOf = ({ fabric, trims, stages, total, source, assumptions }: WireExpenditure): Expenditure => ({
  fabric: {
    title: fabric.title,
    composition: fabric.composition,
    squareMeters: fabric.square_meters,
    grams: fabric.grams,
    offcutGrams: fabric.offcut_grams,
  },
  trims,
  stages: stages.map(({ slug, title, ...resources }) => ({ slug, title, ...resourcesOf(resources) })),
  total: resourcesOf(total),
  source,
  assumptions,
});

/** The answer, if there is one; else throws. */
const reached = <Some extends { readonly status: unknown }>(call: string, answer: Some | Unreachable): Exclude<Some, Unreachable> => {
  if (answer.status === 'unreachable') throw new UnreachableError(call, (answer as Unreachable).cause);
  return answer as Exclude<Some, Unreachable>;
};

/** Texts over HTTP. Throws `UnreachableError` when there is no answer. */
export class HttpContent implements Content {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly home = async (): Promise<HomeContent> => {
    const { hero, ...rest } = reached(readHome.name, await this.#client.send(readHome)).body;
    return { ...rest, hero: { headline: hero.headline, text: hero.text, callToAction: hero.call_to_action } };
  };

  readonly page = async (slug: string): Promise<Result<Page, NotFound>> => {
    if (!isSlug(slug)) return err({ kind: 'not-found' });
    const answer = reached(readPage.name, await this.#client.send(readPage, { params: { slug } }));
    return answer.status === 200 ? ok({ ...answer.body, blocks: answer.body.blocks.map(blockOf) }) : err({ kind: 'not-found' });
  };

  readonly latestNotes = async (): Promise<readonly NoteTeaser[]> =>
    reached(listLatestArticles.name, await this.#client.send(listLatestArticles)).body;

  readonly notes = async (tag?: string): Promise<readonly NoteTeaser[]> => {
    if (tag !== undefined && !isSlug(tag)) return [];
    return reached(listArticles.name, await this.#client.send(listArticles, tag === undefined ? {} : { query: { tag } })).body;
  };

  readonly noteTags = async (): Promise<readonly NoteTag[]> =>
    reached(readNotesMeta.name, await this.#client.send(readNotesMeta)).body.tags;

  readonly note = async (slug: string): Promise<Result<ReadNote, NotFound>> => {
    if (!isSlug(slug)) return err({ kind: 'not-found' });
    const answer = reached(readArticle.name, await this.#client.send(readArticle, { params: { slug } }));
    if (answer.status !== 200) return err({ kind: 'not-found' });
    const { reading_minutes, blocks, ...note } = answer.body;
    return ok({ ...note, blocks: blocks.map(blockOf), readingMinutes: reading_minutes });
  };

  readonly launches = async (): Promise<readonly LaunchEntry[]> => reached(listLaunches.name, await this.#client.send(listLaunches)).body;

  readonly expenditure = async (design: {
    readonly clothingTypeId: number;
    readonly baseSize: number;
  }): Promise<Result<Expenditure, NotFound>> => {
    const body = { clothing_type_id: design.clothingTypeId, base_size: design.baseSize };
    const answer = reached(readGenericExpenditure.name, await this.#client.send(readGenericExpenditure, { body }));
    return answer.status === 200 ? ok(expenditureOf(answer.body)) : err({ kind: 'not-found' });
  };

  readonly foldPreview = async (
    { slug, variant, id }: { readonly slug: string; readonly variant: string | null; readonly id: string },
    pass: PreviewPass | null,
  ): Promise<Result<FoldPreview, NotFound | { readonly kind: 'forbidden' }>> => {
    if (!isSlug(slug) || !isSlug(id)) return err({ kind: 'not-found' });
    const query = { ...(variant !== null && { variant }), ...(pass && { expires: pass.expires, signature: pass.signature }) };
    const answer = reached(readFoldPreview.name, await this.#client.send(readFoldPreview, { params: { slug, id }, query }));
    if (answer.status === 200) return ok({ ...answer.body, blocks: answer.body.blocks.map(blockOf) });
    return err({ kind: answer.status === 403 ? 'forbidden' : 'not-found' });
  };
}
