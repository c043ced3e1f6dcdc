import { endpoints } from '@tailorbird/contract';
import type { Endpoint, Schema } from '@tailorbird/contract/endpoint';
import { arbitraryOf } from '@tailorbird/contract/testing/arbitraryOf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';
import { audienceOf, permittedRoles, type Role, roles } from './roleCalls.ts';

const shop = openShop();
const calls: readonly Endpoint[] = Object.values(endpoints);

const enter: Readonly<Record<Role, () => Promise<Client>>> = {
  visitor: async () => shop.client({ country: 'DE' }),
  customer: async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    return client;
  },
  store: async () => {
    const client = shop.client({ country: 'DE' });
    await signIn(client, 'store@tailorbird.example', 'measure-twice');
    return client;
  },
  staff: async () => {
    const client = shop.client({ country: 'DE' });
    await signIn(client, 'staff@tailorbird.example', 'measure-twice');
    return client;
  },
  acting: async () => {
    const owner = await enter.customer();
    const client = await enter.staff();
    const { id } = (await owner.get('/oscarapi/login/')).body;
    const acting = await client.post('/studio_api/acting/', {
      customer_id: id,
      reason: 'walks the table',
    });
    expect(acting.status).toBe(200);
    return client;
  },
};

/**
 * A value that matches a schema; an empty object if none can be generated, which
 * permitted roles see refused as malformed.
 */
const sample = (schema: Schema): unknown => {
  try {
    return fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 12 })[0];
  } catch {
    return {};
  }
};

/**
 * Makes a call by its contract. Its subject may not exist, so permitted roles may get
 * 404.
 */
const make = async (
  client: Client,
  { name, method, path, params = {}, query = {}, request, upload }: Endpoint,
  malformed?: string,
) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(params[param] ? sample(params[param]) : '999999')),
  );
  const asked = Object.entries(query).flatMap(([key, schema]) => {
    const value = sample(schema);
    return value === undefined ? [] : [[key, String(value)] as [string, string]];
  });
  const address = asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
  // The session must not end during the table.
  const body =
    malformed !== undefined
      ? malformed
      : name === 'updateUser'
        ? {}
        : upload
          ? new Uint8Array([1, 2, 3])
          : request
            ? sample(request)
            : undefined;
  return await client.send(
    method,
    address,
    body,
    upload ? { 'content-type': upload.mediaTypes[0] ?? '' } : {},
  );
};

describe('every call of the contract', () => {
  it('every call of the contract has a row in the role table', () => {
    expect(Object.keys(audienceOf).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it.each(roles)(
    '[GUARD-01] a %s may make exactly the calls of the role table',
    async (role) => {
      const wrong: string[] = [];
      let client = await enter[role]();
      for (const call of calls) {
        const answer = await make(client, call);
        const isRefused = answer.status === 403;
        if (isRefused === permittedRoles[audienceOf[call.name] ?? 'anyone'].includes(role))
          wrong.push(`${call.name}: ${answer.status}`);
        // These calls end the session of the role.
        if (['signOut', 'signUp', 'stopActing'].includes(call.name)) client = await enter[role]();
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.each(roles)(
    '[GUARD-01] a %s gets the same refusal for a malformed body',
    async (role) => {
      const client = await enter[role]();
      const wrong: string[] = [];
      for (const call of calls.filter(({ request }) => request)) {
        // A sign-up ends the role, and passkey challenges are refused by purpose only.
        if (['signUp', 'requestPasskeyChallenge'].includes(call.name)) continue;
        const audience = audienceOf[call.name] ?? 'anyone';
        const { status } = await make(client, call);
        const isOthers = status === 404 && call.params && !['admins', 'stores'].includes(audience);
        if (status !== 403 && !isOthers) continue;
        for (const body of ['{', '[]', '{"a":{}}']) {
          const malformed = await make(client, call, body);
          if (![403, 404].includes(malformed.status))
            wrong.push(`${call.name} ${body}: ${malformed.status} instead of ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
