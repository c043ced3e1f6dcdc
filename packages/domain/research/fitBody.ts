/**
 * `npm run fit:body -- <ansur> <nhanes>`: fits the body model on the surveys ANSUR II
 * and NHANES; writes its coefficients and the figures of its model card. The folders
 * hold the public CSV files of the surveys, in one or several parts; they are not part
 * of the project. Deterministic.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../../tools/process.ts';
import { type CutFor, cutForChoices } from '../src/sizing/cutFor.ts';
import { answerSources } from '../src/testing/choices.ts';
import type { Civilians, People } from './crossValidate.ts';
import { fitModel } from './fitModel.ts';
import { figures } from './modelCard.ts';
import { printStandardBodies } from './standardBodies.ts';
import { readCivilians, readPeople } from './survey.ts';

const writeCoefficients = async (people: People, civilians: Civilians): Promise<void> => {
  const path = 'packages/domain/src/sizing/body/bodyCoefficients.ts';
  const models = Object.fromEntries(
    cutForChoices.map((sex) => [
      sex,
      Object.fromEntries(
        answerSources.map((source) => [source, fitModel(people[sex], civilians[sex], source)]),
      ),
    ]),
  );
  const measured = Object.fromEntries(
    cutForChoices.map((sex) => [sex, people[sex].length + civilians[sex].length]),
  );
  writeFileSync(
    join(root, path),
    `import type { CutFor } from '../cutFor.ts';
import type { BodyModels } from './bodyModel.ts';

export const surveyedPeople: Readonly<Record<CutFor, number>> = ${JSON.stringify(measured)};

/**
 * Written by \`npm run fit:body\`, from ${people.men.length} men and ${people.women.length} women of ANSUR II: Gordon et al., 2012 Anthropometric Survey of U.S. Army Personnel: Methods
 * and Summary Statistics, NATICK/TR-15/007 (a work of the US Government, cleared for unlimited public release), and from ${civilians.men.length} men and ${civilians.women.length} women of
 * NHANES 2017 to 2023 (National Center for Health Statistics, in the public domain). See \`docs/domain/body-model.md\`.
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

const [ansur, nhanes] = process.argv.slice(2);
if (ansur === undefined || nhanes === undefined) {
  console.error('Usage: npm run fit:body -- <ansur> <nhanes>');
  process.exit(1);
}
const bySex = <Each extends { readonly sex: CutFor }>(everybody: readonly Each[]) => ({
  men: everybody.filter(({ sex }) => sex === 'men'),
  women: everybody.filter(({ sex }) => sex === 'women'),
});
const people: People = bySex(readPeople(ansur));
const civilians: Civilians = bySex(readCivilians(nhanes));

await writeCoefficients(people, civilians);
const measured = figures(people, civilians);
writeCard(measured);
console.log(measured);
for (const cutFor of cutForChoices) printStandardBodies(people[cutFor], cutFor);
