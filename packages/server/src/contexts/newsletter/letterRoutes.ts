import * as contract from '@tailorbird/contract/newsletter';
import { isLocale, type Locale } from '@tailorbird/domain/kernel';
import type { Letter } from '@tailorbird/domain/newsletter';
import type texts from '../../../locales/en/newsletter.json';
import type { Api } from '../../platform/api/api.ts';
import { onlyFor } from '../../platform/api/onlyFor.ts';
import { refusalReply, reply, toResponse } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { tooOften } from '../../platform/api/tooOften.ts';
import { respond } from '../../platform/http/respond.ts';
import type { WithMailQueue } from '../../platform/mail/outbox.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import {
  changeLetter,
  listLetters,
  previewLetter,
  removeLetter,
  sendLetter,
  stopLetter,
  testLetter,
  type WithPieces,
  writeLetter,
} from './application/letters.ts';
import type { ListNeeds } from './application/list.ts';

const textsIn = textsOf<typeof texts>('newsletter');

const invalid = (fields: readonly string[], locale: Locale) =>
  reply(
    400,
    Object.fromEntries(
      fields.map((field) => [
        field,
        [textsIn(locale)(field === 'piece' ? 'letters.pieceInvalid' : 'letters.invalid')],
      ]),
    ),
  );

const changed = ({ now }: { readonly now: Letter | null }, locale: Locale) =>
  reply(409, {
    detail: textsIn(locale)('letters.changed'),
    now: now && contract.toWireLetter(now),
  });

const localeOf = (code: string): Locale => (isLocale(code) ? code : 'en');

/** Letters to the readers of the newsletter, for those who write them. */
export const letterRoutes = (
  api: Api,
  shop: ListNeeds & WithSettings & WithMailQueue & WithPieces,
): void => {
  route(
    api,
    contract.listLetters,
    async (call) => {
      const listed = await listLetters(shop, call);
      return listed.ok
        ? reply(200, {
            readers: listed.value.readers,
            letters: listed.value.letters.map(contract.toWireLetter),
          })
        : refusalReply(listed.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.writeLetter,
    async (call) => {
      const written = await writeLetter(shop, call, contract.fromWireLetterWords(call.body));
      if (written.ok) return reply(201, contract.toWireLetter(written.value));
      return written.failure.kind === 'letter-invalid'
        ? invalid(written.failure.fields, call.locale)
        : refusalReply(written.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.changeLetter,
    async (call) => {
      const { version, ...words } = call.body;
      const letter = await changeLetter(
        shop,
        call,
        { id: Number(call.params.id), version },
        contract.fromWireLetterWords(words),
      );
      if (letter.ok) return reply(200, contract.toWireLetter(letter.value));
      const { failure } = letter;
      if (failure.kind === 'letter-invalid') return invalid(failure.fields, call.locale);
      return failure.kind === 'letter-changed'
        ? changed(failure, call.locale)
        : refusalReply(failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.removeLetter,
    async (call) => {
      const removed = await removeLetter(shop, call, Number(call.params.id));
      if (removed.ok) return reply(204, undefined);
      return removed.failure.kind === 'letter-changed'
        ? changed(removed.failure, call.locale)
        : refusalReply(removed.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.previewLetter,
    async (call) => {
      const mail = await previewLetter(
        shop,
        call,
        Number(call.params.id),
        localeOf(call.params.locale),
      );
      return mail.ok
        ? reply(200, { subject: mail.value.subject, text: mail.value.text })
        : refusalReply(mail.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.testLetter,
    async (call) => {
      const tested = await testLetter(
        shop,
        call,
        Number(call.params.id),
        localeOf(call.body.locale),
      );
      if (tested.ok) return reply(204, undefined);
      return tested.failure.kind === 'too-often'
        ? tooOften(tested.failure, call.locale)
        : refusalReply(tested.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.sendLetter,
    async (call) => {
      const sent = await sendLetter(shop, call, {
        id: Number(call.params.id),
        version: call.body.version,
      });
      if (sent.ok) return reply(200, contract.toWireLetter(sent.value));
      return sent.failure.kind === 'letter-changed'
        ? changed(sent.failure, call.locale)
        : refusalReply(sent.failure);
    },
    onlyFor('admins'),
  );

  route(
    api,
    contract.stopLetter,
    async (call) => {
      const stopped = await stopLetter(shop, call, Number(call.params.id));
      if (stopped.ok) return reply(200, contract.toWireLetter(stopped.value));
      return stopped.failure.kind === 'letter-changed'
        ? changed(stopped.failure, call.locale)
        : refusalReply(stopped.failure);
    },
    onlyFor('admins'),
  );

  // As it looks: styles stand in the letter itself, as programs for mail want them, and nothing else is loaded but the shop's own drawings.
  api.add('GET', '/studio_api/newsletter/{id}/{page}', async (context) => {
    const visit = api.visit(context);
    const [, code = ''] = /^(en|de)\.html$/.exec(context.req.param('page') ?? '') ?? [];
    const mail = await previewLetter(
      shop,
      visit,
      Number(/^[1-9]\d{0,8}$/.exec(context.req.param('id') ?? '')?.[0] ?? 0),
      localeOf(code),
    );
    if (!mail.ok)
      return toResponse({
        ...refusalReply(mail.failure),
        headers: { 'cache-control': 'private, no-store' },
      });
    return respond(200, mail.value.html, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });
};
