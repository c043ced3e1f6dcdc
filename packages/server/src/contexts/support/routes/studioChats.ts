import * as contract from '@tailorbird/contract/support';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { type StreamNeeds, streamConversations } from '../application/chat/streams.ts';
import {
  allConversations,
  allInquiries,
  answerConversation,
  changeStudioConversation,
  readStudioConversation,
  type StudioChatNeeds,
  setInquiryAnswered,
} from '../application/chat/studioChats.ts';
import { noStream, streamResponse } from './chat.ts';

export const studioChatRoutes = (api: Api, shop: StudioChatNeeds & StreamNeeds): void => {
  route(api, contract.listStudioChats, async (call) => {
    const listed = await allConversations(shop, call, call.query.status);
    return listed.ok
      ? reply(200, listed.value.map(contract.toWireChatSummary))
      : refusalReply(listed.failure);
  });

  // Registered before the route below, whose id parameter would match this path.
  api.add('GET', '/studio_api/chats/stream/', async (context) => {
    const stream = await streamConversations(
      shop,
      api.visit(context),
      context.req.query('here') === '1',
    );
    if (stream.ok) return streamResponse(stream.value);
    return stream.failure.kind === 'too-many-streams'
      ? noStream()
      : toResponse(refusalReply(stream.failure));
  });

  route(api, contract.readStudioChat, async (call) => {
    const state = await readStudioConversation(
      shop,
      call,
      Number(call.params.id),
      Number(call.query.after ?? 0),
    );
    return state.ok
      ? reply(200, contract.toWireChatState(state.value))
      : refusalReply(state.failure);
  });

  route(api, contract.answerStudioChat, async (call) => {
    const state = await answerConversation(shop, call, Number(call.params.id), call.body);
    if (state.ok) return reply(201, contract.toWireChatState(state.value));
    const { failure } = state;
    switch (failure.kind) {
      case 'sign-in-required':
      case 'permission-denied':
      case 'not-found':
        return refusalReply(failure);
      default:
        return reply(400, contract.toWireChatFailure(failure));
    }
  });

  route(api, contract.changeStudioChat, async (call) => {
    const state = await changeStudioConversation(shop, call, Number(call.params.id), call.body);
    if (state.ok) return reply(200, contract.toWireChatState(state.value));
    const { failure } = state;
    return failure.kind === 'changed-meanwhile'
      ? reply(409, contract.toWireChatSummary(failure.now))
      : refusalReply(failure);
  });

  route(api, contract.listStudioInquiries, async (call) => {
    const listed = await allInquiries(shop, call, call.query.status);
    return listed.ok
      ? reply(200, listed.value.map(contract.toWireStudioInquiry))
      : refusalReply(listed.failure);
  });

  route(api, contract.changeStudioInquiry, async (call) => {
    const changed = await setInquiryAnswered(
      shop,
      call,
      Number(call.params.id),
      call.body.answered,
    );
    return changed.ok ? reply(204, undefined) : refusalReply(changed.failure);
  });
};
