import { maximumPhotoBytes, type PhotoFailure, type PhotosAway } from '@tailorbird/domain/support';
import type { Unreachable } from './client.ts';

type UploadAnswer =
  | { readonly status: number; readonly body: unknown }
  | Pick<Unreachable, 'status' | 'http'>;

/**
 * Why a photo was refused whatever it shows: the file store is away, or a proxy in front of the
 * shop accepts less than the shop does (413). Null for any other answer.
 */
export const uploadRefused = (answer: UploadAnswer): PhotosAway | PhotoFailure | null => {
  if (answer.status === 'unreachable')
    return 'http' in answer && answer.http === 413
      ? { kind: 'photo-too-large', maximumBytes: maximumPhotoBytes }
      : null;
  const { code } = ('body' in answer ? answer.body : null) as { readonly code?: string };
  return answer.status === 503 && code === 'file-store-away' ? { kind: 'photos-away' } : null;
};
