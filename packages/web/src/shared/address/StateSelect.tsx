import type { ComponentProps, ReactNode } from 'react';
import { Select } from '../../ui/Field.tsx';

type Region = { readonly code: string; readonly name: string };

const regions = (list: string): readonly Region[] =>
  list.split(',').map((entry) => {
    const [code = '', name = ''] = entry.trim().split(':');
    return { code, name };
  });

/** Regions of the countries that need one (CHECKOUT-05); names are the same in every language. */
const regionsOf: Readonly<Record<string, readonly Region[]>> = {
  US: regions(
    `AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,
    ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,
    MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,
    OR:Oregon,PA:Pennsylvania,PR:Puerto Rico,RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VA:Virginia,WA:Washington,
    WV:West Virginia,WI:Wisconsin,WY:Wyoming,AA:Armed Forces Americas,AE:Armed Forces Europe,AP:Armed Forces Pacific`,
  ),
  CA: regions(
    `AB:Alberta,BC:British Columbia,MB:Manitoba,NB:New Brunswick,NL:Newfoundland and Labrador,NT:Northwest Territories,NS:Nova Scotia,NU:Nunavut,ON:Ontario,
    PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon`,
  ),
  AU: regions(
    `ACT:Australian Capital Territory,NSW:New South Wales,NT:Northern Territory,QLD:Queensland,SA:South Australia,TAS:Tasmania,VIC:Victoria,WA:Western Australia`,
  ),
};

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  readonly countryCode: string;
};

export default function StateSelect({ countryCode, ...select }: StateSelectProps): ReactNode {
  const regions = regionsOf[countryCode] ?? [];
  return (
    <Select {...select} options={regions.map(({ code, name }) => ({ value: code, label: name }))} />
  );
}
