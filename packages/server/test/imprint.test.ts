import { describe, expect, it } from 'vitest';
import { openShop } from './oscarShop.ts';

const sample = openShop();
const house = openShop({
  settings: {
    seller: {
      name: 'Nadel & Faden GmbH',
      address: ['Hauptstraße 1', '10115 Berlin', 'Deutschland'],
      taxNumber: 'DE123456789',
    },
    imprint: {
      representative: 'Ada Muster',
      phone: null,
      register: 'Amtsgericht Charlottenburg, HRB 1',
    },
    supportAddress: 'Nadel & Faden <hallo@nadel.example>',
  },
});

const saidBy = async (
  shop: ReturnType<typeof openShop>,
  language: string,
  page = 'imprint',
): Promise<string> => {
  const { status, body } = await shop.client({ language }).get(`/content-api/pages/${page}`);
  expect(status).toBe(200);
  return JSON.stringify(body);
};

describe('the imprint', () => {
  it('the imprint has the configured seller and contact', async () => {
    const german = await saidBy(house, 'de');
    for (const said of [
      'Nadel & Faden GmbH',
      'Hauptstraße 1, 10115 Berlin, Deutschland',
      'Vertreten durch Ada Muster',
      'HRB 1',
      'DE123456789',
    ])
      expect(german).toContain(said);
    expect(german).toContain('E-Mail: hallo@nadel.example');
    expect(german).not.toMatch(/Telefon|"paragraphs":\[[^\]]*null/);
    expect(await saidBy(house, 'en')).toContain('Represented by Ada Muster');
  });

  it('the imprint of a sample shop is marked as a sample', async () => {
    expect(await saidBy(sample, 'en')).toMatch(
      /nobody sells anything here, and the details below are samples.*Tailorbird \(sample\)/,
    );
    expect(await saidBy(sample, 'de')).toContain('die Angaben unten sind Muster');
    expect(await saidBy(house, 'de')).not.toContain('sind Muster');
  });
});

it.each(['contact', 'privacy', 'private-client-service'])(
  'the page %s has the seller’s address, as security.txt does',
  async (page) => {
    for (const language of ['en', 'de']) {
      const said = await saidBy(house, language, page);
      expect(said).toContain('hallo@nadel.example');
      expect(said).not.toMatch(/\{\{|tailorbird\.example/);
      expect(await saidBy(sample, language, page)).toContain('support@tailorbird.example');
    }
    expect((await house.client().send('GET', '/.well-known/security.txt')).body).toContain(
      'Contact: mailto:hallo@nadel.example\n',
    );
  },
);
