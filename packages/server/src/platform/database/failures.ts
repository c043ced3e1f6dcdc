import { Unavailable } from '../runtime/unavailable.ts';

/** The database cannot be reached, or was lost on the way: what was being done may be done or not. The same call may succeed in a moment. */
export class DatabaseAway extends Unavailable {
  constructor(why: string) {
    super(`The database is away: ${why}`, 2);
    this.name = 'DatabaseAway';
  }
}

/** Others were in the way for as long as a call waits; nothing was changed. The same call may succeed in a moment. */
export class DatabaseBusy extends Unavailable {
  constructor(why: string) {
    super(`The database is busy: ${why}`, 1);
    this.name = 'DatabaseBusy';
  }
}

/** The file is damaged. Nothing is written to it any more, so that what is left of it is not lost too; whoever runs the shop restores a copy. */
export class DatabaseDamaged extends Unavailable {
  constructor(why: string) {
    super(`The database is damaged: ${why}`, 60);
    this.name = 'DatabaseDamaged';
  }
}

/** The database cannot write: its disk is full, or it may not. Reading goes on. */
export class DatabaseReadOnly extends Unavailable {
  constructor(why: string) {
    super(`The database cannot be written to: ${why}`, 10);
    this.name = 'DatabaseReadOnly';
  }
}

/** The database was created by another edition of the schema, from which there is no upgrade. */
export class SchemaOfOtherEdition extends Error {
  constructor() {
    super(
      'The database was created by a version before the first release and cannot be upgraded: move the folder of DATA_DIR (`.data` unless set) away, or set DATABASE_URL to an empty database, and start again.',
    );
    this.name = 'SchemaOfOtherEdition';
  }
}
