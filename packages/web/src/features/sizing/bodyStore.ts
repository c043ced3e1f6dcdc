import {
  type BodyEstimate,
  type BodyMeasure,
  type BodyShape,
  type Centimeters,
  confidenceAfter,
  estimateBody,
  fitConfidence,
  type IdealSizeInput,
  likelyBounds,
  mostInformativeMeasure,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SizingMemory, Taped } from './sizingMemory.ts';

/** The question worth asking next, and what its answer would be worth. */
export type Question = { readonly measure: BodyMeasure; readonly before: number; readonly after: number };

/** A gain nobody would pick up a tape for. */
const leastGain = 0.02;

/** What is known of the visitor's body, and what follows from it at once. */
export class BodyStore {
  input: IdealSizeInput;
  known: Taped;
  readonly #memory: SizingMemory;

  constructor(memory: SizingMemory, input: IdealSizeInput = memory.input) {
    this.#memory = memory;
    this.input = input;
    this.known = memory.known;
    makeAutoObservable(this, { input: observableRef, known: observableRef }, { autoBind: true });
  }

  get estimate(): BodyEstimate {
    const { ageYears, heightCm, weightKg, footLengthCm, bodyShape } = this.input;
    return estimateBody({ ageYears, heightCm, weightKg, footLengthCm, bodyShape, known: this.known });
  }

  /** What the figure is drawn from. */
  get numbers(): BodyNumbers {
    return numbersOf(this.estimate, this.input.heightCm);
  }

  /** How probably a garment cut for this estimate fits, 0 to 1. */
  get confidence(): number {
    return fitConfidence(this.estimate);
  }

  /** Null when no tape makes it noticeably surer. */
  get question(): Question | null {
    const { estimate } = this;
    const measure = mostInformativeMeasure(estimate);
    const [before, after] = [fitConfidence(estimate), confidenceAfter(estimate, measure)];
    return this.known[measure] === undefined && after - before >= leastGain ? { measure, before, after } : null;
  }

  tell(input: IdealSizeInput): void {
    this.input = input;
    this.#memory.keepInput(input);
  }

  chooseShape(bodyShape: BodyShape): void {
    this.tell({ ...this.input, bodyShape });
  }

  /** Far from what the answers say: a slip, or a body worth asking about. */
  isSurprising(measure: BodyMeasure, length: Centimeters): boolean {
    const { minimum, maximum } = likelyBounds(this.estimate[measure]);
    const beyond = maximum - minimum;
    return length < minimum - beyond || length > maximum + beyond;
  }

  take(measure: BodyMeasure, length: Centimeters): void {
    this.known = { ...this.known, [measure]: length };
    this.#memory.keepKnown(this.known);
  }

  forget(measure: BodyMeasure): void {
    const { [measure]: _, ...rest } = this.known;
    this.known = rest;
    this.#memory.keepKnown(rest);
  }
}

export const numbersOf = (estimate: BodyEstimate, heightCm: Centimeters): BodyNumbers => {
  const means = Object.entries(estimate).map(([measure, { meanCm }]) => [measure, meanCm]);
  return { ...(Object.fromEntries(means) as Record<BodyMeasure, number>), heightCm };
};
