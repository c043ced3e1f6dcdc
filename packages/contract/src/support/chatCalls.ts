import { maximumPhotoBytes, openedPhotoTypes } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, unavailableError } from '../errors.ts';
import { idInPath } from '../values.ts';
import {
  afterNumber,
  chatAfter,
  chatChange,
  chatMessageFailure,
  chatReplyTo,
  chatState,
  chatSummary,
  conversation,
  newChatMessage,
  staffAnswer,
  studioInquiry,
} from './chatSchema.ts';
import { photoFailure, photoId } from './claimSchema.ts';

const uploadTimeout = 120_000;
const refused = z.union([chatMessageFailure, fieldErrors]);

export const readChat = endpoint({
  context: 'support',
  name: 'readChat',
  method: 'GET',
  path: '/api/v1/chat/',
  summary:
    'Returns the visitor’s conversation with the messages after a number; null if there is none.',
  query: { after: z.optional(afterNumber) },
  responses: { 200: z.object({ conversation: z.nullable(conversation) }) },
});

export const sendChatMessage = endpoint({
  context: 'support',
  name: 'sendChatMessage',
  method: 'POST',
  path: '/api/v1/chat/messages/',
  summary:
    'Adds a message to the visitor’s conversation, once per key. The assistant’s answer is included.',
  request: newChatMessage,
  responses: { 201: conversation, 400: refused, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const addChatPhoto = endpoint({
  context: 'support',
  name: 'addChatPhoto',
  method: 'POST',
  path: '/api/v1/chat/photos/',
  summary:
    'Uploads a photo for a message; it is re-encoded without metadata. 400 describes a problem with the file.',
  upload: { mediaTypes: openedPhotoTypes, maximumBytes: maximumPhotoBytes },
  responses: {
    201: z.object({ id: photoId }),
    400: z.union([photoFailure, detailError]),
    403: detailError,
    429: detailError,
    503: unavailableError,
  },
  csrf: 'when-signed-in',
  timeout: uploadTimeout,
});

export const handChatOver = endpoint({
  context: 'support',
  name: 'handChatOver',
  method: 'POST',
  path: '/api/v1/chat/handover/',
  summary: 'Hands the conversation to a person, who sees the earlier messages.',
  request: chatAfter,
  responses: { 200: conversation, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const setChatReplyTo = endpoint({
  context: 'support',
  name: 'setChatReplyTo',
  method: 'POST',
  path: '/api/v1/chat/reply-to/',
  summary: 'Sets the email for replies that nobody reads in the shop.',
  request: chatReplyTo,
  responses: {
    200: conversation,
    400: refused,
    403: detailError,
    404: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listStudioChats = endpoint({
  context: 'support',
  name: 'listStudioChats',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/chats/',
  summary: 'Lists all conversations, waiting ones first, then by last change. Staff only.',
  query: { status: z.enum(['open', 'closed']) },
  responses: { 200: z.array(chatSummary), 403: detailError },
});

export const readStudioChat = endpoint({
  context: 'support',
  name: 'readStudioChat',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/chats/{id}/',
  summary:
    'Returns a conversation with the messages after a number and marks it as read. Staff only.',
  params: { id: idInPath },
  query: { after: z.optional(afterNumber) },
  responses: { 200: chatState, 403: detailError, 404: detailError },
});

export const answerStudioChat = endpoint({
  context: 'support',
  name: 'answerStudioChat',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/chats/{id}/messages/',
  summary: 'Replies to a conversation, once per key; absent visitors get a mail. Staff only.',
  params: { id: idInPath },
  request: staffAnswer,
  responses: { 201: chatState, 400: refused, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const changeStudioChat = endpoint({
  context: 'support',
  name: 'changeStudioChat',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/chats/{id}/state/',
  summary:
    'Assigns, releases, closes or reopens a conversation; 409 with its state if it has changed meanwhile. Staff only.',
  params: { id: idInPath },
  request: chatChange,
  responses: {
    200: chatState,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: chatSummary,
  },
  csrf: 'when-signed-in',
});

export const listStudioInquiries = endpoint({
  context: 'support',
  name: 'listStudioInquiries',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/inquiries/',
  summary: 'Lists open inquiries, oldest first, or answered ones, newest first. Staff only.',
  query: { status: z.enum(['open', 'answered']) },
  responses: { 200: z.array(studioInquiry), 403: detailError },
});

export const changeStudioInquiry = endpoint({
  context: 'support',
  name: 'changeStudioInquiry',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/inquiries/{id}/state/',
  summary: 'Marks an inquiry as answered or open. Staff only.',
  params: { id: idInPath },
  request: z.object({ answered: z.boolean() }),
  responses: { 204: null, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
