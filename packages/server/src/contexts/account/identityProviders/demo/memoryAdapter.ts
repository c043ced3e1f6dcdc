import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { readonly payload: AdapterPayload; readonly until: number };

const most = 5_000;
const kept = new Map<string, Kept>();

/**
 * Storage of the demo provider: in memory, with expiry, limited to the newest few thousand
 * entries.
 */
export class MemoryAdapter implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #key(id: string): string {
    return `${this.#model} ${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
    kept.set(this.#key(id), { payload, until: Date.now() + expiresIn * 1_000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.#key(id));
    return found && found.until > Date.now() ? found.payload : undefined;
  }

  async #findBy(name: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> {
    for (const [key, { payload, until }] of kept)
      if (key.startsWith(`${this.#model} `) && payload[name] === value && until > Date.now())
        return payload;
    return undefined;
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('userCode', userCode);
  }

  async consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found)
      kept.set(this.#key(id), {
        ...found,
        payload: { ...found.payload, consumed: Math.floor(Date.now() / 1_000) },
      });
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }
}
