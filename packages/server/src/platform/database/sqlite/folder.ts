import { join } from 'node:path';

/** The file of the embedded database in its folder. */
export const databaseFileIn = (folder: string): string => join(folder, 'tailorbird.sqlite');
