import type { ContinentCode } from '@tailorbird/domain/kernel';

/** Countries by continent; unlisted ones count as Europe. */
const countriesOf: Readonly<Record<Exclude<ContinentCode, 'EU'>, string>> = {
  AF: 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IC KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  NA: 'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  OC: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  AN: 'AQ BV GS HM TF',
  AS: 'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  SA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
};

const continents: ReadonlyMap<string, ContinentCode> = new Map(
  Object.entries(countriesOf).flatMap(([continent, codes]) =>
    codes.split(' ').map((code) => [code, continent as ContinentCode]),
  ),
);

export const continentOf = (countryCode: string): ContinentCode =>
  continents.get(countryCode) ?? 'EU';
