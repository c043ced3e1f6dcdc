import {
  listArticles,
  listCertificates,
  listLatestArticles,
  listLaunches,
  readArticle,
  readHome,
  readNotesMeta,
  readPage,
  toWireArticle,
  toWireArticleTeaser,
  toWireCertificate,
  toWireHome,
  toWireLaunch,
  toWireNotesMeta,
  toWirePage,
} from '@tailorbird/contract/content';
import {
  type Certificate,
  certificatesOn,
  type HomeContent,
  notesWithTag,
  readingMinutes,
  relatedNotes,
  seasonalBanner,
} from '@tailorbird/domain/content';
import { inLanguage, locales } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { respond } from '../../platform/http/respond.ts';
import { graphicPolicy } from '../../platform/http/securityHeaders.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import type { WithCatalog } from '../catalog/index.ts';
import type { OrderAccessNeeds } from '../orders/index.ts';
import { publishedNotes, type WithContent } from './application/content.ts';
import { imprintBlocks, imprintSlug } from './application/imprint.ts';
import {
  accessibilityAuthorityBlocks,
  accessibilitySlug,
  guaranteeNoticeBlocks,
  guaranteeNoticePath,
  guaranteeSlug,
} from './application/legalBlocks.ts';
import { showBlock, showPiece, showSeason, showTeaser, visibleTarget } from './application/show.ts';
import { expenditureRoutes } from './routes/expenditures.ts';
import { previewRoutes } from './routes/previews.ts';

const latestCount = 3;
const relatedCount = 3;

export const contentRoutes = (
  api: Api,
  shop: WithCatalog & WithContent & OrderAccessNeeds & WithSettings,
): void => {
  const { content, clock } = shop;
  const published = () => publishedNotes(content, clock());
  const types = () => shop.catalog.clothingTypes;

  route(api, readHome, ({ locale }) => {
    const season = seasonalBanner(content.seasons, clock().toISOString().slice(0, 10));
    const home = { ...content.home, season: season && showSeason(types(), season, locale) };
    return publicReply(reply(200, toWireHome(inLanguage(home, locale) as HomeContent)));
  });

  route(api, readPage, (call) => {
    const page = content.pages.get(call.params.slug);
    if (!page) return notFound;
    const { locale } = call;
    return publicReply(
      reply(
        200,
        toWirePage({
          slug: page.slug,
          title: page.title[locale],
          description: page.description[locale],
          intro: page.intro[locale],
          pieces: page.pieces.flatMap((piece) => showPiece(types(), piece, locale) ?? []),
          blocks: [
            ...(page.slug === imprintSlug ? imprintBlocks(shop.settings, locale) : []),
            ...(page.slug === guaranteeSlug ? guaranteeNoticeBlocks(shop.settings, locale) : []),
            ...page.blocks.map((block) => showBlock(types(), block, locale)),
            ...(page.slug === accessibilitySlug
              ? accessibilityAuthorityBlocks(shop.settings, locale)
              : []),
          ],
        }),
      ),
    );
  });

  route(api, readNotesMeta, (call) => {
    const notes = published();
    const tags = [...content.tags].map(([slug, title]) => ({
      slug,
      title: title[call.locale],
      count: notesWithTag(notes, slug).length,
    }));
    return publicReply(
      reply(
        200,
        toWireNotesMeta(
          notes.length,
          tags.filter(({ count }) => count > 0),
        ),
      ),
    );
  });

  route(api, listLatestArticles, (call) =>
    publicReply(
      reply(
        200,
        published()
          .slice(0, latestCount)
          .map((note) => toWireArticleTeaser(showTeaser(types(), note, call.locale))),
      ),
    ),
  );

  route(api, listArticles, (call) => {
    const { tag } = call.query;
    const notes = tag === undefined ? published() : notesWithTag(published(), tag);
    return publicReply(
      reply(
        200,
        notes.map((note) => toWireArticleTeaser(showTeaser(types(), note, call.locale))),
      ),
    );
  });

  route(api, readArticle, (call) => {
    const { locale } = call;
    const notes = published();
    const note = notes.find(({ slug }) => slug === call.params.slug);
    if (!note) return notFound;
    return publicReply(
      reply(
        200,
        toWireArticle({
          ...showTeaser(types(), note, locale),
          blocks: note.blocks.map((block) => showBlock(types(), block, locale)),
          readingMinutes: readingMinutes(inLanguage(note.blocks, locale) as never),
          related: relatedNotes(notes, note, relatedCount).map((other) =>
            showTeaser(types(), other, locale),
          ),
        }),
      ),
    );
  });

  route(api, listLaunches, (call) => {
    const { locale } = call;
    const launches = content.launches.map(({ date, title, text, piece, to }) =>
      toWireLaunch({
        date,
        title: title[locale],
        text: text[locale],
        piece: piece && showPiece(types(), piece, locale),
        to: to && visibleTarget(types(), to),
      }),
    );
    return publicReply(reply(200, launches));
  });

  route(api, listCertificates, ({ locale }) => {
    const held = certificatesOn(content.certificates, clock().toISOString().slice(0, 10));
    return publicReply(
      reply(
        200,
        held.map((certificate) =>
          toWireCertificate(inLanguage(certificate, locale) as Certificate),
        ),
      ),
    );
  });

  for (const locale of locales) {
    const svg = shop.settings.guaranteeNotice[locale];
    if (svg !== undefined)
      api.add('GET', guaranteeNoticePath(locale), () =>
        respond(200, svg, {
          'content-type': 'image/svg+xml',
          'content-security-policy': graphicPolicy,
          'cache-control': 'public, max-age=3600',
        }),
      );
  }

  expenditureRoutes(api, shop);
  previewRoutes(api, shop);
};
