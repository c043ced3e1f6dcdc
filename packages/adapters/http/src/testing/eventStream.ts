type Heard = (event: unknown) => void;

/**
 * The parts of `EventSource` that the shop uses, over `fetch` with the cookies of
 * `browse`: named events and reconnection. Node's own has no cookies. `close` ends it.
 */
export const eventSourceOver = (
  browse: (address: string, init: RequestInit) => Promise<Response>,
): (new (
  address: string,
) => Pick<EventSource, 'readyState' | 'close'>) =>
  class {
    static readonly CLOSED: number = 2;
    readyState: number = 0;
    readonly #listeners = new Map<string, Set<Heard>>();
    readonly #cut = new AbortController();

    constructor(address: string) {
      void this.#follow(address);
    }

    addEventListener(name: string, listener: Heard): void {
      this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
    }

    close(): void {
      this.readyState = 2;
      this.#cut.abort();
    }

    #tell(name: string): void {
      for (const listener of this.#listeners.get(name) ?? []) listener({ type: name });
    }

    async #follow(address: string): Promise<void> {
      while (this.readyState !== 2) {
        try {
          const response = await browse(address, { signal: this.#cut.signal });
          if (response.status !== 200 || !response.body) {
            this.readyState = 2;
            return this.#tell('error');
          }
          this.readyState = 1;
          await this.#read(response.body.pipeThrough(new TextDecoderStream()).getReader());
        } catch {}
        if (this.readyState === 2) return;
        this.readyState = 0;
        this.#tell('error');
      }
    }

    async #read(reader: ReadableStreamDefaultReader<string>): Promise<void> {
      let text = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        text += value;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) {
          const name = /^event: (\w+)$/m.exec(part)?.[1];
          if (name !== undefined) this.#tell(name);
        }
      }
    }
  };
