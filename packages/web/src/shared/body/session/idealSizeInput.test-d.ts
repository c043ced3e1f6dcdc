import { inches } from '@tailorbird/domain/sizing';
import { adjustFact, emptyIdealSizeInput } from './idealSizeInput.ts';

// @ts-expect-error an answer in inches
adjustFact(emptyIdealSizeInput, 'heightCm', inches(72));
