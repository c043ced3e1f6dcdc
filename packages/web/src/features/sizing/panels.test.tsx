import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { ruleFigures } from '@tailorbird/domain/content';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import sizing from '../../../locales/en/sizing.json' with { type: 'json' };
import { bind, createServices } from '../../platform/services/services.ts';
import { ServicesContext } from '../../platform/services/useService.ts';
import { createTexts, TextsT } from '../../platform/texts/textStore.ts';
import { LocaleContext } from '../../platform/texts/useT.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { VisitStore, VisitT } from '../../shared/visit/visitStore.ts';
import { AboutStandardSizes } from './AboutStandardSizesPanel.tsx';
import { Measurements } from './Measurements.tsx';

const rendered = (content: React.ReactNode): string => {
  const services = createServices(
    [
      bind(
        TextsT,
        createTexts(async () => ({}), ruleFigures, { locale: 'en', texts: { sizing } }),
      ),
      bind(VisitT, new VisitStore(() => new Promise(() => {}))),
      bind(PreferencesT, new MemoryPreferences()),
    ],
    () => Promise.reject(new Error('Nothing arrives')),
  );
  return renderToString(
    <ServicesContext value={services}>
      <LocaleContext value="en">{content}</LocaleContext>
    </ServicesContext>,
  );
};

test('[SIZE-06] the standard sizes are explained in four parts', () => {
  const headings = [...rendered(<AboutStandardSizes />).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(
    ([, text]) => text,
  );
  expect(headings).toEqual([
    'Our 24 Pre-engineered sizes',
    'Base Size (1-12)',
    'Standard size comparison (XS to XXL)',
    'Length (Regular or Long)',
  ]);
});

test('[SIZE-08] a standard size shows its finished measurements', () => {
  const table = rendered(
    <Measurements
      caption="The finished garment"
      sizeTypeSlug="t-shirt"
      size={{ base: 7, length: 'R' }}
      units="metric"
    />,
  );
  expect(table).toMatch(/Chest<\/th><td[^>]*>\d+\.\d(<!-- -->)? (<!-- -->)?cm/);
  expect(table).toContain('Body length');
  expect(table).not.toContain('Neck');
});
