import type { Design } from '@tailorbird/domain/designer';
import { makeAutoObservable, observableRef } from 'mobx';

const maximumSteps = 100;

export class DesignHistory {
  past: readonly Design[] = [];
  future: readonly Design[] = [];

  constructor() {
    makeAutoObservable(this, { past: observableRef, future: observableRef }, { autoBind: true });
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  record(before: Design): void {
    this.past = [...this.past, before].slice(-maximumSteps);
    this.future = [];
  }

  /** The design before the last choice; null when there was none. */
  undo(now: Design): Design | null {
    const last = this.past.at(-1);
    if (!last) return null;
    this.future = [...this.future, now];
    this.past = this.past.slice(0, -1);
    return last;
  }

  redo(now: Design): Design | null {
    const next = this.future.at(-1);
    if (!next) return null;
    this.past = [...this.past, now];
    this.future = this.future.slice(0, -1);
    return next;
  }
}
