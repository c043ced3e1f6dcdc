import { describeShopContract } from '@tailorbird/domain/testing/contracts';
import { openInMemory } from './testing/openInMemory.ts';

describeShopContract('in memory', openInMemory);
