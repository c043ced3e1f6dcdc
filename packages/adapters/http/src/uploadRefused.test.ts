import { describe, expect, it } from 'vitest';
import { uploadRefused } from './uploadRefused.ts';

describe('an upload is refused', () => {
  it.each([
    [{ status: 'unreachable', http: 413 }, 'photo-too-large'],
    [{ status: 'unreachable', http: 502 }, undefined],
    [{ status: 503, body: { detail: '', code: 'file-store-away' } }, 'photos-away'],
    [{ status: 503, body: { detail: '' } }, undefined],
    [{ status: 429, body: { detail: '' } }, undefined],
  ] as const)('the upload refusal %j is read as %s', (answer, kind) => {
    expect(uploadRefused(answer)?.kind).toBe(kind);
  });
});
