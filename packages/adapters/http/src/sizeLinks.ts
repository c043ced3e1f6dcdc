import {
  endSizeLink,
  fromWireOpenedSizeLink,
  fromWireSizeLink,
  fromWireSizeLinkRefused,
  giveSize,
  listSizeLinks,
  makeSizeLink,
  openSizeLink,
  toWirePrefs,
  type WireSizePrefs,
} from '@tailorbird/contract/sizing';
import { err, ok } from '@tailorbird/domain/kernel';
import { isNotFound } from '@tailorbird/domain/shell';
import { maximumWearerName, type SizeLinks } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

const unreachable = err({ kind: 'unreachable' } as const);

/** Links by which others enter their own size, over HTTP. */
export class HttpSizeLinks implements SizeLinks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: SizeLinks['all'] = async () => {
    const answer = await this.#client.send(listSizeLinks);
    return answer.status === 200 ? ok(answer.body.map(fromWireSizeLink)) : unreachable;
  };

  readonly make: SizeLinks['make'] = async ({ wearerId, senderName, sizeTypeId }) => {
    const body = { wearer_id: wearerId, sender_name: senderName, size_type: sizeTypeId };
    const answer = await this.#client.send(makeSizeLink, { body });
    switch (answer.status) {
      case 201:
        return ok({ link: fromWireSizeLink(answer.body.link), token: answer.body.token });
      case 400: {
        const refused = fromWireSizeLinkRefused(answer.body, { name: maximumWearerName });
        return refused ? err(refused) : unreachable;
      }
      case 429:
        return err({ kind: 'too-often' });
      default:
        return unreachable;
    }
  };

  readonly end: SizeLinks['end'] = async (id) => {
    const answer = await this.#client.send(endSizeLink, { params: { id } });
    if (isNotFound(answer)) return err({ kind: 'size-link-not-found' });
    return answer.status === 204 ? ok(null) : unreachable;
  };

  readonly open: SizeLinks['open'] = async (token) => {
    const answer = await this.#client.send(openSizeLink, { body: { token } });
    switch (answer.status) {
      case 200: {
        const opened = fromWireOpenedSizeLink(answer.body);
        return opened ? ok(opened) : unreachable;
      }
      // What is no token at all is no link either.
      case 400:
      case 404:
        return err({ kind: 'size-link-not-found' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return unreachable;
    }
  };

  readonly give: SizeLinks['give'] = async (token, prefs) => {
    const created_with_prefs = toWirePrefs(prefs) as WireSizePrefs;
    const answer = await this.#client.send(giveSize, {
      body: { token, agreed: true, created_with_prefs },
    });
    switch (answer.status) {
      case 204:
        return ok(null);
      case 400:
        return err({ kind: 'non_field_errors' in answer.body ? 'too-many-sizes' : 'size-invalid' });
      case 404:
      case 409:
        return err({ kind: 'size-link-not-open' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return unreachable;
    }
  };
}
