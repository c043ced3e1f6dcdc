import {
  listArticles,
  listLatestArticles,
  readHome,
  readNotesMeta,
  readPage,
  type WireArticle,
  type WireHome,
  type WirePage,
} from '@tailorbird/contract/content';
import type { HomeContent, Note, Page } from '@tailorbird/domain/content';
import { inLanguage, type Locale, type Localized } from '@tailorbird/domain/kernel';
import type { Shop } from '../context.ts';
import type { Api } from '../http/api.ts';
import { notFound, publicly, reply } from '../http/reply.ts';
import { route } from '../http/route.ts';

const latestCount = 3;

const toWireArticle = (localized: Note<Localized>, locale: Locale): WireArticle => {
  const note = inLanguage(localized, locale) as Note;
  return { ...note, tags: [...note.tags], paragraphs: [...note.paragraphs] };
};

const toWireHome = (localized: HomeContent<Localized>, locale: Locale): WireHome => {
  const home = inLanguage(localized, locale) as HomeContent;
  return {
    hero: { headline: home.hero.headline, text: home.hero.text, call_to_action: home.hero.callToAction },
    promises: [...home.promises],
    steps: [...home.steps],
    guarantee: home.guarantee,
    featured: [...home.featured],
  };
};

const toWirePage = (localized: Page<Localized>, locale: Locale): WirePage => {
  const page = inLanguage(localized, locale) as Page;
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    intro: page.intro,
    sections: page.sections.map(({ heading, paragraphs, list }) => ({ heading, paragraphs: [...paragraphs], list: list && [...list] })),
  };
};

/** `merino-wool` → `Merino wool`. */
const tagTitle = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1).replace(/-/g, ' ');

/** What the shop says: the home page, pages of texts, and notes. */
export const contentRoutes = (api: Api, shop: Shop): void => {
  const { content, clock } = shop;
  /** Notes dated in the future wait for their day. */
  const published = (): readonly Note<Localized>[] => {
    const today = clock().toISOString().slice(0, 10);
    return content.notes.filter((note) => note.published <= today);
  };

  route(api, shop, readHome, (call) => publicly(reply(200, toWireHome(content.home, call.locale))));

  route(api, shop, readPage, (call) => {
    const page = content.pages.get(call.params.slug);
    return page ? publicly(reply(200, toWirePage(page, call.locale))) : notFound;
  });

  route(api, shop, readNotesMeta, () => {
    const notes = published();
    const counts = new Map<string, number>();
    for (const tag of notes.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return reply(200, { count: notes.length, tags: [...counts].map(([slug, count]) => ({ slug, title: tagTitle(slug), count })) });
  });

  route(api, shop, listLatestArticles, (call) =>
    reply(
      200,
      published()
        .slice(0, latestCount)
        .map((note) => toWireArticle(note, call.locale)),
    ),
  );

  route(api, shop, listArticles, (call) => {
    const { tag, slug } = call.query;
    const notes = published().filter(
      (note) => (tag === undefined || note.tags.includes(tag)) && (slug === undefined || note.slug === slug),
    );
    return reply(
      200,
      notes.map((note) => toWireArticle(note, call.locale)),
    );
  });
};
