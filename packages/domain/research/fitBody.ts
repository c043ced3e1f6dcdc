/**
 * `npm run fit:body -- <folder>`: fits the body model on the ANSUR II survey and writes its coefficients and the figures of its card. The folder holds the
 * survey's public CSV files, in one part or several; they stay outside the project. The same files give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../../tools/process.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import { answerSources } from '../src/testing/choices.ts';
import type { People } from './crossValidate.ts';
import { fitModel } from './fitModel.ts';
import { figures } from './modelCard.ts';
import { printStandardBodies } from './standardBodies.ts';
import { readPeople } from './survey.ts';

const writeCoefficients = async (people: People): Promise<void> => {
  const path = 'packages/domain/src/sizing/body/bodyCoefficients.ts';
  const models = Object.fromEntries(
    cutForChoices.map((sex) => [
      sex,
      Object.fromEntries(answerSources.map((source) => [source, fitModel(people[sex], source)])),
    ]),
  );
  writeFileSync(
    join(root, path),
    `import type { BodyModels } from './bodyModel.ts';

/**
 * Written by \`npm run fit:body\`, from ${people.men.length} men and ${people.women.length} women of ANSUR II: Gordon et al., 2012 Anthropometric Survey of U.S. Army Personnel: Methods
 * and Summary Statistics, NATICK/TR-15/007 (a work of the US Government, cleared for unlimited public release). See \`docs/domain/body-model.md\`.
 */
export const bodyModels: BodyModels = ${JSON.stringify(models)};
`,
  );
  const formatted = await run('biome', ['check', '--write', path]);
  if (formatted.code !== 0) process.exit(formatted.code);
};

const writeCard = (measured: string): void => {
  const path = join(root, 'docs/domain/body-model.md');
  const begin = '<!-- written by npm run fit:body -->';
  const end = '<!-- end -->';
  const card = readFileSync(path, 'utf8');
  const [before = '', after = ''] = [card.split(begin)[0], card.split(end)[1]];
  writeFileSync(path, `${before}${begin}\n\n${measured}\n\n${end}${after}`);
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder holds the survey? npm run fit:body -- <folder with the csv>');
  process.exit(1);
}
const everybody = readPeople(folder);
const people: People = {
  men: everybody.filter(({ sex }) => sex === 'men'),
  women: everybody.filter(({ sex }) => sex === 'women'),
};

await writeCoefficients(people);
const measured = figures(people);
writeCard(measured);
console.log(measured);
for (const cutFor of cutForChoices) printStandardBodies(people[cutFor], cutFor);
