import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificatesOn, maximumCertificates } from './certificate.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('[SHELL-20] a certificate is shown until its last day inclusive', () => {
  const held = [{ validUntil: '2026-03-31' }];
  expect([certificatesOn(held, '2026-03-31'), certificatesOn(held, '2026-04-01')]).toEqual([
    held,
    [],
  ]);
});

test('[SHELL-20] valid certificates are shown in order up to a limit and expire', () => {
  fc.assert(
    fc.property(
      fc.array(
        day.map((validUntil) => ({ validUntil })),
        { maxLength: 30 },
      ),
      day,
      day,
      (all, one, other) => {
        const shown = certificatesOn(all, one);
        const holding = all.filter(({ validUntil }) => Date.parse(validUntil) >= Date.parse(one));
        expect(shown).toEqual(holding.slice(0, maximumCertificates));
        const [early, late] = [one, other].sort() as [string, string];
        expect(certificatesOn(all, late).length).toBeLessThanOrEqual(
          certificatesOn(all, early).length,
        );
      },
    ),
  );
});
