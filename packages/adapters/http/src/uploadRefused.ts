import { maximumPhotoBytes, type PhotoFailure, type PhotosAway } from '@tailorbird/domain/support';
import type { Unreachable } from './client.ts';

type UploadAnswer =
  | { readonly status: number; readonly body: unknown }
  | Pick<Unreachable, 'status' | 'http'>;

/**
 * Refusal of an upload regardless of its content: the file store is down, or a proxy has
 * a lower size limit (413). Null for any other response.
 */
export const uploadRefused = (answer: UploadAnswer): PhotosAway | PhotoFailure | null => {
  if (answer.status === 'unreachable')
    return 'http' in answer && answer.http === 413
      ? { kind: 'photo-too-large', maximumBytes: maximumPhotoBytes }
      : null;
  const { code } = ('body' in answer ? answer.body : null) as { readonly code?: string };
  return answer.status === 503 && code === 'file-store-away' ? { kind: 'photos-away' } : null;
};
