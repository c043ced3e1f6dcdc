import { type Locale, locales } from '@tailorbird/domain/kernel';
import type { ChatSource } from '@tailorbird/domain/support';
import type { Logger } from 'pino';
import type texts from '../../../locales/en/assistant.json';
import type { WithContent } from '../../contexts/content/application/content.ts';
import type {
  Assistant,
  AssistantAnswer,
} from '../../contexts/support/application/chat/assistant.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { type AnswerNeeds, answerIntent, linkTo } from './answers.ts';
import { type Asked, type Intent, prepareRecognition, recognize } from './intents.ts';
import { queryLanguageModel } from './languageModel.ts';
import { type Passage, passagesOf } from './passages.ts';
import { createRetrieval, type Found, type Retrieval } from './retrieve.ts';

const textsIn = textsOf<typeof texts>('assistant');

export type AssistantNeeds = AnswerNeeds & WithContent & { readonly logger: Logger };

/** Cache time of passages, limited because listed garments change. */
const goodForMs = 10 * 60_000;
const mostSources = 3;
const mostSentences = 3;
/** Minimum score of additional sources, as a share of the best one. */
const nearlyAsGood = 0.6;
/** Always answered with fixed texts, even with a language model. */
const smallTalk: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'person']);

const firstSentences = (text: string, locale: Locale): string =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)]
    .slice(0, mostSentences)
    .map(({ segment }) => segment)
    .join('')
    .trim();

const sourceOf = ({ title, page, path }: Passage): ChatSource => ({
  title: title === page ? title : `${page}: ${title}`,
  path,
});

/** Pages of the best passage and of similarly good ones. */
const sourcesOf = (found: readonly Found[]): readonly ChatSource[] => {
  const best = found[0]?.score ?? 0;
  const sources = found
    .filter(({ score }) => score >= best * nearlyAsGood)
    .map(({ passage }) => sourceOf(passage));
  return sources
    .filter(({ path }, place) => sources.findIndex((other) => other.path === path) === place)
    .slice(0, mostSources);
};

/**
 * The subject of a question: an intent, or the path of the page that covers it; null if
 * unknown.
 */
export type Subject = Intent | { readonly path: string } | null;

/**
 * The shop's assistant. A question with a known intent gets its prepared answer, another one a
 * passage of the shop's pages, and a question without either gets an apology. If a language
 * model is configured, it phrases the same material.
 */
export const createAssistant = (
  shop: AssistantNeeds,
): Assistant & { readonly subjectOf: (question: string, locale: Locale) => Subject } => {
  const retrievals = new Map<Locale, { readonly until: number; readonly retrieval: Retrieval }>();
  const retrievalFor = (locale: Locale): Retrieval => {
    const now = shop.clock();
    const kept = retrievals.get(locale);
    if (kept && kept.until > now.getTime()) return kept.retrieval;
    const retrieval = createRetrieval(passagesOf(shop, locale), locale);
    retrievals.set(locale, { until: now.getTime() + goodForMs, retrieval });
    return retrieval;
  };

  type Understood = Asked & { readonly locale: Locale; readonly found: readonly Found[] };
  const understandIn = (question: string, locale: Locale): Understood => {
    const asked = recognize(question, locale);
    const found = asked.intent === null ? retrievalFor(locale).find(question) : [];
    return { ...asked, locale, found };
  };
  /** Recognizes a question in the language of the page, otherwise in another language. */
  const understand = (question: string, locale: Locale): Understood | null =>
    [locale, ...locales.filter((other) => other !== locale)]
      .map((each) => understandIn(question, each))
      .find(({ intent, found }) => intent !== null || found.length > 0) ?? null;

  return {
    subjectOf: (question, locale) => {
      const understood = understand(question, locale);
      const [best] = understood?.found ?? [];
      return understood?.intent ?? (best ? { path: best.passage.path } : null);
    },

    answer: async ({ text, locale: shown, before, mayBeWorded, actor }) => {
      const understood = understand(text, shown);
      if (understood === null)
        return { text: textsIn(shown)('unknown'), sources: [linkTo('/contact', shown)] };
      const { intent, locale, found } = understood;
      const country = understood.country ?? actor.country;
      const answer: AssistantAnswer = intent
        ? await answerIntent(shop, intent, { text, actor, locale, country })
        : {
            text: firstSentences(found[0]?.passage.text ?? '', locale),
            sources: sourcesOf(found),
          };
      const { assistant: model } = shop.settings;
      if (model === null || !mayBeWorded || (intent && smallTalk.has(intent))) return answer;
      const passages = intent
        ? [{ title: answer.sources[0]?.title ?? intent, text: answer.text }]
        : found.map(({ passage }) => passage);
      const worded = await queryLanguageModel(model, {
        question: text,
        locale,
        before,
        passages,
      }).catch((cause: Error) => {
        shop.logger.warn({ cause: cause.message }, 'language model failed');
        return null;
      });
      return worded === null ? answer : { ...answer, text: worded };
    },

    prepare: () => {
      prepareRecognition().catch((cause: Error) => {
        shop.logger.error({ cause: cause.stack }, 'assistant training failed');
      });
    },
  };
};
