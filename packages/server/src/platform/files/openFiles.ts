import type { FileStore } from './fileStore.ts';
import { folderFiles } from './folderFiles.ts';
import { memoryFiles } from './memoryFiles.ts';
import type { S3Location } from './s3Location.ts';

export type FilesLocation = S3Location | { readonly folder: string } | { readonly memory: true };

export const openFiles = async (location: FilesLocation): Promise<FileStore> => {
  if ('memory' in location) return memoryFiles();
  if ('folder' in location) return folderFiles(location.folder);
  const { s3Files } = await import('./s3Files.ts');
  return s3Files(location);
};
