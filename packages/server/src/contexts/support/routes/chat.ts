import * as contract from '@tailorbird/contract/support';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithFiles } from '../../../platform/files/fileStore.ts';
import { respond } from '../../../platform/http/respond.ts';
import { securityHeaders } from '../../../platform/http/securityHeaders.ts';
import type { WithRandom } from '../../../platform/runtime/runtime.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { readChatPhoto, storeChatPhoto } from '../application/chat/chatPhotos.ts';
import {
  type ChatNeeds,
  readConversation,
  requestPerson,
  setReplyTo,
} from '../application/chat/conversation.ts';
import { sendMessage } from '../application/chat/sendMessage.ts';
import { type Stream, type StreamNeeds, streamConversation } from '../application/chat/streams.ts';
import { startAssistant, supportToken } from '../application/chat/tokens.ts';
import { photoHeaders } from './photoHeaders.ts';

export type ChatRouteNeeds = ChatNeeds & StreamNeeds & WithFiles & WithRandom & WithSigningKey;

/** Streams events immediately; no proxy may buffer them. */
export const streamResponse = (stream: Stream): Response =>
  new Response(stream, {
    status: 200,
    headers: {
      ...securityHeaders,
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    },
  });

/** Without a stream the client polls. */
export const noStream = (): Response =>
  toResponse(reply(429, { detail: 'Too many streams are open.' }));

export const chatRoutes = (api: Api, shop: ChatRouteNeeds): void => {
  route(api, contract.readChat, async (call) => {
    const found = await readConversation(shop, call, Number(call.query.after ?? 0));
    return reply(200, { conversation: found && contract.toWireConversation(found) });
  });

  route(api, contract.sendChatMessage, async (call) => {
    const { after, assistant_token: assistantToken, ...message } = call.body;
    const sent = await sendMessage(shop, call, { ...message, assistantToken }, after);
    if (sent.ok) return reply(201, contract.toWireConversation(sent.value));
    return sent.failure.kind === 'too-often'
      ? rateLimitedReply(sent.failure, call.locale)
      : reply(400, contract.toWireChatFailure(sent.failure));
  });

  route(api, contract.createAssistantToken, async (call) => {
    const token = await startAssistant(shop, call);
    return token.ok
      ? reply(200, { token: token.value })
      : rateLimitedReply(token.failure, call.locale);
  });

  route(api, contract.readSupportToken, async (call) => {
    const token = await supportToken(shop, call, call.query.currency);
    return token.ok ? reply(200, { token: token.value }) : refusalReply(token.failure);
  });

  route(api, contract.addChatPhoto, async (call) => {
    const kept = await storeChatPhoto(shop, call, call.body);
    if (kept.ok) return reply(201, { id: kept.value });
    return kept.failure.kind === 'too-often'
      ? rateLimitedReply(kept.failure, call.locale)
      : reply(400, contract.toWirePhotoFailure(kept.failure));
  });

  route(api, contract.handOverChat, async (call) => {
    const handed = await requestPerson(shop, call, call.body.after);
    return handed.ok
      ? reply(200, contract.toWireConversation(handed.value))
      : rateLimitedReply(handed.failure, call.locale);
  });

  route(api, contract.setChatReplyTo, async (call) => {
    const set = await setReplyTo(shop, call, call.body);
    if (set.ok) return reply(200, contract.toWireConversation(set.value));
    const { failure } = set;
    if (failure.kind === 'too-often') return rateLimitedReply(failure, call.locale);
    return failure.kind === 'not-found'
      ? refusalReply(failure)
      : reply(400, contract.toWireChatFailure(failure));
  });

  api.add('GET', '/api/v1/chat/stream/', async (context) => {
    const stream = await streamConversation(shop, api.visit(context));
    if (stream.ok) return streamResponse(stream.value);
    return stream.failure.kind === 'not-found' ? toResponse(notFound) : noStream();
  });

  api.add('GET', '/api/v1/chat/photos/{id}/', async (context) => {
    const { id = '' } = context.req.param();
    const size = context.req.query('size') === 'thumbnail' ? 'thumbnail' : 'whole';
    if (!/^[\w-]{43}$/.test(id)) return toResponse(notFound);
    const photo = await readChatPhoto(shop, api.visit(context), { id, size });
    return photo.ok ? respond(200, photo.value, photoHeaders) : toResponse(notFound);
  });
};
