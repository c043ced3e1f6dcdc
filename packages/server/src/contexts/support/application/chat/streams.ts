import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../../platform/database/database.ts';
import { networkPrefixOf } from '../../../../platform/http/networkPrefix.ts';
import type { WithClock, WithLogger, WithSettings } from '../../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { findConversation, markSeen } from '../../store/conversations.ts';
import { clearPresence, recordPresence } from '../../store/studioChats.ts';
import type { WithChatSignals } from './signals.ts';

export type StreamNeeds = WithDatabase & WithClock & WithLogger & WithChatSignals;

/**
 * Maximum number of open streams per process for visitors, per network address, and for staff,
 * who have a limit of their own. Browsers without a stream poll instead.
 */
const mostStreams = 2_000;
const mostFromOnePlace = 50;
const mostOfStaff = 500;
const signOfLifeMs = 20_000;
/** Afterwards the browser reconnects, which spreads streams over new processes. */
const longestMs = 15 * 60_000;

export type Stream = ReadableStream<Uint8Array>;

/**
 * An event stream that only signals a change, which its reader then requests. A lost connection
 * loses nothing, and the stream contains no personal data. `alive` is called at the start and
 * with each heartbeat, `gone` at the end.
 */
const streamOf = (
  { chatSignals, logger }: StreamNeeds,
  { subject, place }: { readonly subject: number | 'any'; readonly place: string },
  alive: () => Promise<void>,
  gone: () => Promise<void>,
): Stream => {
  const encoder = new TextEncoder();
  let end = (): void => {};
  const note = (work: () => Promise<void>): void => {
    work().catch((cause: Error) =>
      logger.warn({ cause: cause.message }, 'staff presence not stored'),
    );
  };
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string): void => controller.enqueue(encoder.encode(text));
      const changed = (): void => write('event: changed\ndata: {}\n\n');
      const stopListening = chatSignals.listen(subject, place, changed);
      const timer = setInterval(() => {
        write(': here\n\n');
        note(alive);
      }, signOfLifeMs).unref();
      const last = setTimeout(() => close(), longestMs).unref();
      const stopWaiting = chatSignals.onStop(() => close());
      end = () => {
        end = () => {};
        stopListening();
        stopWaiting();
        clearInterval(timer);
        clearTimeout(last);
        note(gone);
      };
      const close = (): void => {
        end();
        controller.close();
      };
      // Sends a first signal at once, so that the client reads earlier changes.
      write('retry: 2000\n\n');
      changed();
      note(alive);
    },
    cancel: () => end(),
  });
};

export type StreamRefused = { readonly kind: 'too-many-streams' };

/** The visitor counts as online while the stream is open. */
export const streamConversation = async (
  shop: StreamNeeds & WithSettings,
  actor: Actor,
): Promise<Result<Stream, NotFound | StreamRefused>> => {
  const { database, clock, chatSignals, settings } = shop;
  const owner = await actor.knownOwner();
  const found = owner && (await findConversation(database.queries, owner));
  if (!found) return err({ kind: 'not-found' });
  const place = networkPrefixOf(actor.networkAddress());
  if (
    chatSignals.count('one') >= mostStreams ||
    chatSignals.count({ place }) >= mostFromOnePlace * settings.limitFactor
  )
    return err({ kind: 'too-many-streams' });
  return ok(
    streamOf(
      shop,
      { subject: found.id, place },
      () => markSeen(database.queries, found.id, clock()),
      () => markSeen(database.queries, found.id, null),
    ),
  );
};

/** `isHere`: visitors see staff as online while the stream is open. */
export const streamConversations = async (
  shop: StreamNeeds,
  actor: Actor,
  isHere: boolean,
): Promise<Result<Stream, AccessRefused | StreamRefused>> => {
  const { database, clock, chatSignals } = shop;
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  if (chatSignals.count('any') >= mostOfStaff) return err({ kind: 'too-many-streams' });
  const { id } = staff.value;
  const forget = (): Promise<void> => clearPresence(database.queries, id);
  const note = (): Promise<void> => recordPresence(database.queries, id, clock());
  return ok(streamOf(shop, { subject: 'any', place: '' }, isHere ? note : forget, forget));
};
