import {
  type ChatUnderTest,
  describeChatContract,
  failureOf,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HttpChatDesk, HttpStudioChats } from './chat.ts';
import { eventSourceOver } from './testing/eventStream.ts';
import { openStaffServer } from './testing/staffServer.ts';

describe('with the server, over a network', () => {
  let server: Awaited<ReturnType<typeof openStaffServer>>;
  let staff: ReturnType<typeof browser>;

  const browser = () => {
    const { client, browse } = server.enter();
    return { client, browse, desk: new HttpChatDesk(client), chats: new HttpStudioChats(client) };
  };

  beforeAll(async () => {
    server = await openStaffServer();
    staff = browser();
    await server.signedInAs('staff', staff.client);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });

  const open = async (): Promise<ChatUnderTest> => {
    const { desk, browse } = browser();
    vi.stubGlobal('EventSource', eventSourceOver(browse));
    const answer = async (text: string): Promise<void> => {
      const lastMessage = successOf(await desk.read(0))?.messages.at(-1);
      const found = successOf(await staff.chats.list('open')).find(
        ({ excerpt }) => excerpt === lastMessage?.text,
      );
      successOf(
        await staff.chats.answer(
          found?.id ?? 0,
          { key: `contract-${crypto.randomUUID()}`, text },
          0,
        ),
      );
    };
    return { desk, answer };
  };
  describeChatContract('over HTTP', open);

  it('staff see, take, answer and close chats, and are notified of changes', async () => {
    const { desk } = await open();
    const text = `I wait ${crypto.randomUUID()}`;
    successOf(
      await desk.send(
        { key: `contract-${crypto.randomUUID()}`, text, photos: [], messenger: 'human' },
        0,
      ),
    );
    const listed = successOf(await staff.chats.list('open')).find(
      ({ excerpt }) => excerpt === text,
    );
    expect(listed).toMatchObject({
      name: null,
      isCustomer: false,
      unread: 1,
      assignedTo: null,
      isClosed: false,
    });
    const { id, version } = listed ?? { id: 0, version: 0 };
    expect(successOf(await staff.chats.read(id, 0)).conversation.messages).toMatchObject([
      { text, author: 'customer' },
    ]);
    const taken = successOf(await staff.chats.change(id, { assigned: 'me', version }));
    expect(taken.summary.assignedTo).toMatchObject({ isMe: true });
    expect(failureOf(await staff.chats.change(id, { assigned: 'me', version }))).toMatchObject({
      kind: 'changed-meanwhile',
      now: { id },
    });
    expect(
      failureOf(
        await staff.chats.answer(id, { key: `contract-${crypto.randomUUID()}`, text: ' ' }, 0),
      ),
    ).toEqual({
      kind: 'message-refused',
    });
    const closed = successOf(
      await staff.chats.change(id, { isClosed: true, version: taken.summary.version }),
    );
    expect(closed.summary.isClosed).toBe(true);
    expect(successOf(await staff.chats.list('closed')).map((each) => each.id)).toContain(id);

    vi.stubGlobal('EventSource', eventSourceOver(staff.browse));
    let heard = 0;
    const stop = staff.chats.listen(true, () => {
      heard += 1;
    });
    await expect.poll(() => heard).toBeGreaterThan(0);
    await expect.poll(async () => successOf(await desk.read(0))?.isStaffed).toBe(true);
    const before = heard;
    successOf(
      await desk.send(
        {
          key: `contract-${crypto.randomUUID()}`,
          text: 'One more thing',
          photos: [],
          messenger: 'human',
        },
        0,
      ),
    );
    await expect.poll(() => heard).toBeGreaterThan(before);
    stop();
  });

  it('only staff have access to the chats', async () => {
    const { chats } = browser();
    expect(failureOf(await chats.list('open'))).toEqual({ kind: 'permission-denied' });
    expect(failureOf(await chats.read(1, 0))).toEqual({ kind: 'permission-denied' });
    expect(failureOf(await staff.chats.read(999_999, 0))).toEqual({ kind: 'chat-not-found' });
  });

  it('[API-57] guests get no identity token; without a messenger, nobody does', async () => {
    const { desk } = browser();
    expect([await desk.userToken('EUR'), await staff.desk.userToken('EUR')]).toEqual([null, null]);
  });

  it('every response has the documented shape', () => {
    expect(server.problems).toEqual([]);
  });
});
