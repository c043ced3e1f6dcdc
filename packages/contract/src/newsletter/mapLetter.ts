import type { Letter, LetterWords } from '@tailorbird/domain/newsletter';
import type * as z from 'zod/mini';
import type { letterWords, WireLetter } from './schema.ts';

type WireWords = z.infer<typeof letterWords>;

export const toWireLetterWords = ({ subject, body, piece }: LetterWords): WireWords => ({
  subject_en: subject.en,
  subject_de: subject.de,
  body_en: body.en,
  body_de: body.de,
  piece,
});

export const fromWireLetterWords = (wire: WireWords): LetterWords => ({
  subject: { en: wire.subject_en, de: wire.subject_de },
  body: { en: wire.body_en, de: wire.body_de },
  piece: wire.piece,
});

export const toWireLetter = (letter: Letter): WireLetter => {
  const { id, state, version, changedAt, startedAt, sent, waiting, failed, left, unsubscribed } =
    letter;
  return {
    ...toWireLetterWords(letter),
    id,
    state,
    version,
    changed_at: changedAt,
    started_at: startedAt,
    sent,
    waiting,
    failed,
    left,
    unsubscribed,
  };
};

export const fromWireLetter = (wire: WireLetter): Letter => {
  const {
    id,
    state,
    version,
    changed_at: changedAt,
    started_at: startedAt,
    sent,
    waiting,
    failed,
    left,
    unsubscribed,
  } = wire;
  return {
    ...fromWireLetterWords(wire),
    id,
    state,
    version,
    changedAt,
    startedAt,
    sent,
    waiting,
    failed,
    left,
    unsubscribed,
  };
};
