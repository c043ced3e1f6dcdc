import { Unavailable } from '../runtime/unavailable.ts';

/**
 * The database is unreachable or the connection was lost, so the outcome of the operation is
 * unknown. A retry may succeed.
 */
export class DatabaseAway extends Unavailable {
  constructor(why: string) {
    super(`The database is away: ${why}`, 2);
    this.name = 'DatabaseAway';
  }
}

/**
 * Other transactions blocked this one for the maximum wait; nothing was changed. A retry may
 * succeed.
 */
export class DatabaseBusy extends Unavailable {
  constructor(why: string) {
    super(`The database is busy: ${why}`, 1);
    this.name = 'DatabaseBusy';
  }
}

/** The file is damaged. Writes stop to preserve the rest; operators restore a backup. */
export class DatabaseDamaged extends Unavailable {
  constructor(why: string) {
    super(`The database is damaged: ${why}`, 60);
    this.name = 'DatabaseDamaged';
  }
}

/** The database cannot write: its disk is full, or it lacks permission. Reads still work. */
export class DatabaseReadOnly extends Unavailable {
  constructor(why: string) {
    super(`The database cannot be written to: ${why}`, 10);
    this.name = 'DatabaseReadOnly';
  }
}

/**
 * The database was created by an incompatible edition of the schema, without an upgrade path.
 */
export class SchemaOfOtherEdition extends Error {
  constructor() {
    super(
      'The database was created by a version before the first release and cannot be upgraded: move the folder of DATA_DIR (`.data` unless set) away, or set DATABASE_URL to an empty database, and start again.',
    );
    this.name = 'SchemaOfOtherEdition';
  }
}
