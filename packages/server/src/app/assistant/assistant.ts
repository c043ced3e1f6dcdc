import type { Locale } from '@tailorbird/domain/kernel';
import type { ChatSource } from '@tailorbird/domain/support';
import type { Logger } from 'pino';
import type texts from '../../../locales/en/assistant.json';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { WithContent } from '../../contexts/content/application/content.ts';
import { foldWord, wordsOf } from '../../contexts/search/application/fold.ts';
import type {
  Assistant,
  AssistantAnswer,
  AssistantQuestion,
} from '../../contexts/support/application/chat/assistant.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { assistantLanguageOf } from './language.ts';
import { askLanguageModel } from './languageModel.ts';
import { asksForOrders, tellOwnOrders } from './ownOrders.ts';
import { type Passage, passagesOf } from './passages.ts';
import { createRetrieval, type Found, type Retrieval } from './retrieve.ts';

const textsIn = textsOf<typeof texts>('assistant');

export type AssistantNeeds = WithCatalog &
  WithContent &
  WithDatabase &
  WithClock &
  WithSettings & { readonly logger: Logger };

/** What is listed changes now and then. */
const goodForMs = 10 * 60_000;
const mostSources = 3;
const longestAnswer = 700;
/** Of those after the first only what is nearly as good is named. */
const nearlyAsGood = 0.6;

/** A text up to the end of the last sentence that fits. */
const shortened = (text: string): string => {
  if (text.length <= longestAnswer) return text;
  const cut = text.slice(0, longestAnswer);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > longestAnswer / 3
    ? cut.slice(0, end + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

const sourceOf = ({ title, page, path }: Passage): ChatSource => ({
  title: title === page ? title : `${page}: ${title}`,
  path,
});

/** The pages an answer stands on: the first, and those nearly as good. */
const sourcesOf = (found: readonly Found[]): readonly ChatSource[] => {
  const best = found[0]?.score ?? 0;
  const sources = found
    .filter(({ score }) => score >= best * nearlyAsGood)
    .map(({ passage }) => sourceOf(passage));
  return sources
    .filter(({ path }, place) => sources.findIndex((other) => other.path === path) === place)
    .slice(0, mostSources);
};

/** What is said without looking anything up: to a greeting, and to who asks for a person. Null for a question. */
const smallTalk = (question: string, locale: Locale): string | null => {
  const words = wordsOf(question).map(foldWord);
  const { greetings, people, fillers } = assistantLanguageOf(locale);
  const t = textsIn(locale);
  if (
    words.length > 0 &&
    words.every((word) => greetings.has(word) || fillers.has(word)) &&
    words.some((word) => greetings.has(word))
  )
    return t('greeting');
  return words.some((word) => people.has(word)) ? t('person') : null;
};

/** The assistant of the house: it finds what the shop says, and the asker's own orders, and says when it finds nothing. A language model, where one is set up, puts the same passages into words. */
export const createAssistant = (
  shop: AssistantNeeds,
): Assistant & { readonly retrieve: (question: string, locale: Locale) => readonly Found[] } => {
  const retrievals = new Map<Locale, { readonly until: number; readonly retrieval: Retrieval }>();
  const retrievalFor = (locale: Locale): Retrieval => {
    const now = shop.clock();
    const kept = retrievals.get(locale);
    if (kept && kept.until > now.getTime()) return kept.retrieval;
    const retrieval = createRetrieval(passagesOf(shop, locale, now), locale);
    retrievals.set(locale, { until: now.getTime() + goodForMs, retrieval });
    return retrieval;
  };

  const fromOrders = async ({
    text,
    actor,
    locale,
  }: AssistantQuestion): Promise<AssistantAnswer | null> => {
    if (!asksForOrders(text, locale)) return null;
    const told = await tellOwnOrders(shop, actor, text);
    return told === null
      ? null
      : {
          text: told,
          sources: [{ title: textsIn(locale)('order.source'), path: '/profile/orders' }],
        };
  };

  const answer = async (question: AssistantQuestion): Promise<AssistantAnswer> => {
    const { text, locale, before, mayBeWorded } = question;
    const said = smallTalk(text, locale);
    if (said !== null) return { text: said, sources: [] };
    const orders = await fromOrders(question);
    const found = retrievalFor(locale).find(text);
    const [best] = found;
    if (!orders && !best) return { text: textsIn(locale)('unknown'), sources: [] };
    const sources = orders ? orders.sources : sourcesOf(found);
    const { assistant: model } = shop.settings;
    if (model !== null && mayBeWorded) {
      const passages = [
        ...(orders ? [{ title: textsIn(locale)('order.source'), text: orders.text }] : []),
        ...found.map(({ passage }) => passage),
      ];
      const worded = await askLanguageModel(model, {
        question: text,
        locale,
        before,
        passages,
      }).catch((cause: Error) => {
        shop.logger.warn({ cause: cause.message }, 'the language model did not answer');
        return null;
      });
      if (worded !== null) return { text: worded, sources };
    }
    return orders ?? { text: shortened(best?.passage.text ?? ''), sources };
  };
  return { answer, retrieve: (question, locale) => retrievalFor(locale).find(question) };
};
