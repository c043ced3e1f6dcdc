import { createUserSizeFromStandardSize, queryGraph, userSizeErrors } from '@tailorbird/contract/graphql';
import { listUserSizes, readUserSize, standardSizeIdOf, standardSizeOfId, type WireUserSize } from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { centimeters, type SizeRefused, type Sizes, type StandardSize, type UserSize } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

const userSizeOf = (size: WireUserSize): UserSize => ({
  id: size.id,
  title: size.title,
  sizeTypeId: size.size_type,
  standardSize: (size.standard_size && standardSizeOfId(size.standard_size.id)) ?? null,
  measurements: size.measurements.map(({ size_property_slug, size_property_title, value }) => ({
    measure: size_property_slug,
    title: size_property_title,
    value: centimeters(value),
  })),
});

const unreachable: Result<never, SizeRefused> = err({ kind: 'unreachable' });

/** Sizes over HTTP: standard sizes through GraphQL, the rest through REST. */
export class HttpSizes implements Sizes {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly ofStandardSize = async (request: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
  }): Promise<Result<{ readonly id: number }, SizeRefused>> => {
    const { name, text, content } = createUserSizeFromStandardSize;
    const variables = { standardSizeId: standardSizeIdOf(request.size), title: request.title, targetSizeTypeId: request.sizeTypeId };
    const answer = await this.#client.send(queryGraph, { body: { query: text, operationName: name, variables } });
    if (answer.status !== 200) return unreachable;
    const parsed = content.safeParse(answer.body.data);
    if (!parsed.success) return unreachable;
    const made = parsed.data.createUserSizeFromStandardSize;
    if (made.__typename === 'CreatedUserSize') return ok({ id: made.user_size.id });
    return made.message === userSizeErrors.unknownSizeType
      ? err({ kind: 'unknown-size-type' })
      : err({ kind: 'size-refused', message: made.message });
  };

  readonly all = async (): Promise<Result<readonly UserSize[], SizeRefused>> => {
    const answer = await this.#client.send(listUserSizes);
    return answer.status === 200 ? ok(answer.body.map(userSizeOf)) : unreachable;
  };

  readonly byId = async (id: number): Promise<Result<UserSize, SizeRefused>> => {
    const answer = await this.#client.send(readUserSize, { params: { id } });
    if (answer.status === 404) return err({ kind: 'size-not-found' });
    return answer.status === 200 ? ok(userSizeOf(answer.body)) : unreachable;
  };
}
