import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type FitFeedback,
  type FitFeedbacks,
  hasFitAnswers,
  hasMisfit,
  type LinkedOrder,
  type Order,
  type OrderLine,
  type OrderRefused,
  type SizeProposal,
} from '@tailorbird/domain/orders';
import {
  acceptProposal,
  isSameContent,
  type JudgedGarment,
  learningSteps,
  proposeSize,
  removeLearnedFit,
  type SizeChange,
  type SizeContent,
  type StandardSize,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { accessibleOrder, recordsOfOrder } from './orderLinks.ts';
import { contentOf, replaceSize, titled } from './sizes.ts';
import {
  type InMemoryState,
  recordsOf,
  type StoredFeedback,
  type StoredSizeVersion,
  type VisitorRecords,
} from './state.ts';

type DatedFeedback = StoredFeedback & { readonly on: string; readonly judged: JudgedGarment };

type Worn = {
  readonly size: UserSize;
  readonly slug: string;
  /** Newest first. */
  readonly feedbacks: readonly DatedFeedback[];
  readonly chosen: StandardSize | null;
};

type Followed = Worn & { readonly change: SizeChange; readonly basis: string };

const notFound: Result<never, OrderRefused> = err({ kind: 'order-not-found' });

/** Lines made to a size with at least one finished piece. */
const judgedLines = ({ status, lines }: Order): readonly OrderLine[] => {
  const toSize = lines.filter(({ size }) => size !== null);
  if (status === 'Delivered') return toSize;
  return status === 'AwaitingFitConfirmation'
    ? toSize.filter(({ madeFirst }) => (madeFirst ?? 0) > 0)
    : [];
};

export class InMemoryFitFeedbacks implements FitFeedbacks {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly delivered: FitFeedbacks['delivered'] = async (link) => {
    const number = /^link-to-(.+)$/.exec(link ?? '')?.[1];
    const linked = number === undefined ? null : accessibleOrder(this.#state, number, link);
    const { signedIn } = this.#state;
    if (!linked && !signedIn) return err({ kind: 'permission-denied' });
    const orders = linked ? [linked.order] : (signedIn?.records.orders ?? []);
    return ok(
      orders
        .filter(({ status }) => status === 'Delivered')
        .map((order) => ({ ...order, lines: judgedLines(order) }))
        .filter(({ lines }) => lines.length > 0),
    );
  };

  readonly send: FitFeedbacks['send'] = async ({ orderNumber, lineId }, feedback, link) => {
    const owner = recordsOfOrder(this.#state, orderNumber, link);
    const order = owner?.orders.find(({ number }) => number === orderNumber);
    const line = order && judgedLines(order).find(({ id }) => id === lineId);
    if (!owner || !line?.size || !hasFitAnswers(feedback)) return notFound;
    const size = { id: line.size.id, version: line.size.version ?? 1 };
    const { title } = line;
    const stored: StoredFeedback = {
      lineId,
      orderNumber,
      title,
      size,
      ...feedback,
      decidedOn: {},
    };
    const known = owner.feedbacks.find((each) => each.lineId === lineId);
    if (known && sameJudgment(known, feedback)) return ok(null);
    owner.feedbacks = [stored, ...owner.feedbacks.filter((each) => each.lineId !== lineId)];
    return ok(null);
  };

  readonly worn: FitFeedbacks['worn'] = async () => {
    const records = recordsOf(this.#state);
    const all = this.#worn(records);
    const wearers = [...new Set(all.map(({ size }) => size.wearerId))];
    return ok(
      wearers.flatMap((wearerId) => {
        const theirs = all.filter(({ size }) => size.wearerId === wearerId);
        const best = theirs.find(({ size }) => size.prefs !== null) ?? theirs[0];
        if (!best) return [];
        const oldestFirst = [...best.feedbacks].reverse();
        const judged = oldestFirst.map((each) => each.judged);
        const steps = learningSteps(best.slug, contentOf(best.size), judged, best.chosen);
        const wearer = records.wearing.wearers.find(({ id }) => id === wearerId);
        return [
          {
            wearer: wearer?.name ?? null,
            before: steps?.before ?? null,
            garments: oldestFirst.map(({ lineId, orderNumber, title, zones }, index) => ({
              lineId,
              orderNumber,
              title,
              zones,
              after: steps?.after[index] ?? null,
            })),
          },
        ];
      }),
    );
  };

  readonly remove: FitFeedbacks['remove'] = async (lineId) => {
    const records = recordsOf(this.#state);
    const forgotten = records.feedbacks.find((each) => each.lineId === lineId);
    if (!forgotten) return notFound;
    const touched = this.#worn(records);
    records.feedbacks = records.feedbacks.filter((each) => each !== forgotten);
    for (const worn of touched) this.#unlearn(records, worn, forgotten);
    return ok(null);
  };

  readonly proposals: FitFeedbacks['proposals'] = async (of) => {
    const scope = this.#scopeOf(of);
    if (!scope) return notFound;
    return ok(
      scope.followed.map(({ size, feedbacks: said, change, basis }): SizeProposal => {
        const misfits = said.filter(hasMisfit);
        return {
          size: {
            id: size.id,
            title: size.title,
            ...(size.cutFor !== undefined && { cutFor: size.cutFor }),
          },
          basis,
          because: misfits
            .filter(({ size: { id } }) => of === null || id === size.id)
            .map(({ title, zones }) => ({ title, zones })),
          standardSize: change.standardSize,
          measures: change.measures.map((each) => ({
            ...each,
            title:
              titled(this.#state, size.sizeTypeId, [
                { measure: each.measure, value: each.after.value, origin: 'learned' },
              ])[0]?.title ?? each.measure,
          })),
          satisfied: change.satisfied,
        };
      }),
    );
  };

  readonly answerProposal: FitFeedbacks['answerProposal'] = async ({ size, basis }, answer, of) => {
    const scope = this.#scopeOf(of);
    if (!scope) return notFound;
    const found = scope.followed.find((each) => each.size.id === size.id);
    if (found?.basis !== basis) return err({ kind: 'proposal-outdated' });
    const { owner } = scope;
    const on = new Map(found.feedbacks.map((each) => [each.lineId, each.on]));
    owner.feedbacks = owner.feedbacks.map((each) => {
      const decided = on.get(each.lineId);
      return decided === undefined
        ? each
        : { ...each, decidedOn: { ...each.decidedOn, [found.size.id]: decided } };
    });
    if (answer === 'apply')
      this.#learn(
        owner,
        found.size,
        acceptProposal(contentOf(found.size), found.change),
        found.feedbacks,
      );
    return ok(null);
  };

  /** The proposals that this browser, or the holder of a link, can answer. */
  #scopeOf(
    of: LinkedOrder | null,
  ): { readonly owner: VisitorRecords; readonly followed: readonly Followed[] } | null {
    const owner = of
      ? recordsOfOrder(this.#state, of.orderNumber, of.link ?? undefined)
      : recordsOf(this.#state);
    if (!owner) return null;
    const order = of && owner.orders.find(({ number }) => number === of.orderNumber);
    const ids = order && new Set(judgedLines(order).map(({ size }) => size?.id));
    const followed = this.#worn(owner).flatMap((worn): readonly Followed[] => {
      const { size, slug, feedbacks: said, chosen } = worn;
      if (ids && !ids.has(size.id)) return [];
      const judged = said.map((each) => each.judged);
      const change = proposeSize(slug, contentOf(size), judged, chosen);
      const basis = JSON.stringify([size.version, said.map(({ lineId, on }) => [lineId, on])]);
      return change ? [{ ...worn, change, basis }] : [];
    });
    return { owner, followed };
  }

  #worn({ sizes, feedbacks }: VisitorRecords): readonly Worn[] {
    const wearers = new Map(sizes.map(({ id, wearerId }) => [id, wearerId]));
    return sizes.flatMap((size): readonly Worn[] => {
      const slug = this.#slugOf(size.sizeTypeId);
      const versions = this.#state.sizeVersions.get(size.id) ?? [];
      const dated = feedbacks.flatMap((each): readonly DatedFeedback[] => {
        const made = this.#madeTo(sizes, each);
        if (!made || wearers.get(each.size.id) !== size.wearerId) return [];
        const { zones, washed } = each;
        const on = JSON.stringify([zones, washed, size.prefs]);
        const judged = {
          madeTo: made.content,
          zones,
          washed,
          isNew: each.decidedOn[size.id] !== on,
        };
        const other = each.size.id === size.id ? {} : { ofAnother: made.slug };
        return [{ ...each, on, judged: { ...judged, ...other } }];
      });
      if (dated.length === 0 || slug === undefined) return [];
      const worn = dated.flatMap((each) => (each.size.id === size.id ? [each.size.version] : []));
      const first =
        worn.length > 0 ? versions.find(({ version }) => version === Math.min(...worn)) : size;
      return [{ size, slug, feedbacks: dated, chosen: first?.standardSize ?? null }];
    });
  }

  #madeTo(
    sizes: readonly UserSize[],
    { size: { id, version } }: StoredFeedback,
  ): { readonly content: SizeContent; readonly slug: string } | null {
    const size = sizes.find((each) => each.id === id);
    const made = this.#state.sizeVersions.get(id)?.find((each) => each.version === version);
    const slug = size && this.#slugOf(size.sizeTypeId);
    return size && made && slug !== undefined ? { content: contentOf(made), slug } : null;
  }

  readonly #slugOf = (sizeTypeId: number): string | undefined =>
    this.#state.fixture.sizeTypes.find(({ id }) => id === sizeTypeId)?.slug;

  readonly #learn = (
    owner: VisitorRecords,
    size: UserSize,
    content: SizeContent,
    feedbacks: readonly StoredFeedback[],
  ): void => {
    const learnedFrom = feedbacks
      .filter(hasMisfit)
      .map(({ orderNumber, title }) => ({ orderNumber, title }));
    replaceSize(this.#state, owner, size, content, learnedFrom);
  };

  /** The version that a size would have without a judgment it learned from. */
  #unlearn(
    owner: VisitorRecords,
    { size, slug, feedbacks: said, chosen }: Worn,
    forgotten: StoredFeedback,
  ): void {
    const versions = this.#state.sizeVersions.get(size.id) ?? [];
    const isSource = ({ learnedFrom = [] }: StoredSizeVersion): boolean =>
      learnedFrom.some(
        ({ orderNumber, title }) =>
          orderNumber === forgotten.orderNumber && title === forgotten.title,
      );
    if (!versions.some(isSource)) return;
    const rest = said.filter(({ lineId }) => lineId !== forgotten.lineId);
    const content = removeLearnedFit(
      slug,
      versions.map((each) => ({
        content: contentOf(each),
        isLearned: (each.learnedFrom ?? []).length > 0,
      })),
      rest.map(({ judged }) => judged),
      chosen,
    );
    if (content && !isSameContent(content, contentOf(size)))
      this.#learn(owner, size, content, rest);
  }
}

const sameJudgment = (known: StoredFeedback, { zones, washed }: FitFeedback): boolean =>
  known.washed === washed && JSON.stringify(known.zones) === JSON.stringify(zones);
