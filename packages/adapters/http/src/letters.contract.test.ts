import { InMemoryLetters } from '@tailorbird/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from './client.ts';
import { HttpLetters } from './letters.ts';
import { HttpNewsletter } from './newsletter.ts';
import {
  describeLettersContract,
  type LettersUnderTest,
} from './testing/describeLettersContract.ts';
import { openHouse } from './testing/houseOverHttp.ts';
import { failureOf, successOf, unique } from './testing/steps.ts';

/** Not known to the compiler, as the server is not: lets the next mails of letters go out, and answers how many. */
const sendingModule = new URL(
  '../../../server/src/contexts/newsletter/application/sendLetters.ts',
  import.meta.url,
).href;
type SendingModule = { readonly sendNext: (shop: unknown) => Promise<number> };

describeLettersContract('in memory', async () => {
  const letters = new InMemoryLetters();
  return {
    letters,
    addReader: async () => {
      letters.readers += 1;
    },
    deliver: async () => letters.deliver(),
  };
});

describe('with the server, over a network', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let staff: HttpClient;
  beforeAll(async () => {
    house = await openHouse();
    staff = await house.signedInAs('staff');
  });
  afterAll(() => house.close());

  const addReader = async (): Promise<void> => {
    const email = `${unique('reader')}@example.test`;
    const newsletter = new HttpNewsletter(house.browser());
    successOf(await newsletter.subscribe({ email, source: 'footer' }));
    const [, token = ''] =
      /newsletter\/confirm\/([\w-]+)/.exec((await house.mailsTo(email)).join()) ?? [];
    successOf(await newsletter.confirm(token));
  };
  const deliver = async (): Promise<void> => {
    const { sendNext } = (await import(/* @vite-ignore */ sendingModule)) as SendingModule;
    while ((await sendNext(house.shop)) > 0);
    // A letter without readers left is out.
    await sendNext(house.shop);
  };
  describeLettersContract(
    'over HTTP',
    async (): Promise<LettersUnderTest> => ({
      letters: new HttpLetters(staff),
      addReader,
      deliver,
    }),
  );

  it('are for those who run the shop alone', async () => {
    for (const client of [
      house.browser(),
      await house.signedInAs('customer'),
      await house.signedInAs('store'),
    ]) {
      const letters = new HttpLetters(client);
      for (const answer of [
        await letters.all(),
        await letters.preview(1, 'en'),
        await letters.test(1, 'en'),
        await letters.send(1, 1),
      ])
        expect(failureOf(answer)).toEqual({ kind: 'permission-denied' });
    }
  });

  it('never got an answer that could not be read', () => {
    expect(house.problems).toEqual([]);
  });
});
