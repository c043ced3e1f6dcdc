import { Unavailable } from '../runtime/unavailable.ts';

/** Unreachable or disconnected: the outcome is unknown. A retry may succeed. */
export class DatabaseAway extends Unavailable {
  constructor(why: string) {
    super(`The database is away: ${why}`, 2);
    this.name = 'DatabaseAway';
  }
}

/** Blocked for the maximum wait; nothing was changed. A retry may succeed. */
export class DatabaseBusy extends Unavailable {
  constructor(why: string) {
    super(`The database is busy: ${why}`, 1);
    this.name = 'DatabaseBusy';
  }
}

/** Writes stop to preserve the rest; operators restore a backup. */
export class DatabaseDamaged extends Unavailable {
  constructor(why: string) {
    super(`The database is damaged: ${why}`, 60);
    this.name = 'DatabaseDamaged';
  }
}

/** Its disk is full, or it lacks permission. Reads still work. */
export class DatabaseReadOnly extends Unavailable {
  constructor(why: string) {
    super(`The database cannot be written to: ${why}`, 10);
    this.name = 'DatabaseReadOnly';
  }
}

/** An incompatible edition of the schema, without an upgrade path. */
export class SchemaOfOtherEdition extends Error {
  constructor() {
    super(
      'The database was created by a version before the first release and cannot be upgraded: move the folder of DATA_DIR (`.data` unless set) away, or set DATABASE_URL to an empty database, and start again.',
    );
    this.name = 'SchemaOfOtherEdition';
  }
}
