import { readPart } from '../../platform/hydration/readPart.tsx';
import link from '../../platform/navigation/Link.module.css';
import traitList from '../../ui/TraitList.module.css';
import below from './Below.module.css';
import designer from './Designer.module.css';
import related from './Related.module.css';

export const TraitsPart = readPart(
  async () => (await import('./Traits.tsx')).Traits,
  designer.traits,
  [traitList],
);
export const PromisesPart = readPart(
  async () => (await import('./Promises.tsx')).Promises,
  undefined,
);
export const StoryPart = readPart(async () => (await import('./Story.tsx')).Story, below.story, [
  link,
]);
export const RelatedPart = readPart(
  async () => (await import('./Related.tsx')).Related,
  undefined,
  [related],
);
