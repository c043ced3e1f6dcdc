export const chatPhotoPath = (id: string, size: 'thumbnail' | 'whole'): string =>
  `/api/v1/chat/photos/${id}/?size=${size}`;
