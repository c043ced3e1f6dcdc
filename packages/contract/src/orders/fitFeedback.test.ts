import { centimeters } from '@tailorbird/domain/sizing';
import { expect, it } from 'vitest';
import { fromWireProposal, sizeProposal, toWireProposal } from './fitFeedback.ts';

it('[SIZE-94] a proposal states its cut, which is men by default', () => {
  const likely = { value: centimeters(96), low: centimeters(94), high: centimeters(98) };
  for (const cutFor of ['women', undefined] as const) {
    const proposal = {
      size: { id: 1, title: 'Mine', ...(cutFor && { cutFor }) },
      basis: 'b',
      because: [{ title: 'Shirt', zones: { chest: 'too-small' as const } }],
      standardSize: null,
      satisfied: { before: 0.5, after: 0.8 },
      measures: [{ measure: 'chest' as const, title: 'Chest', before: likely, after: likely }],
    };
    const wire = toWireProposal(proposal);
    expect(wire.size).toEqual({ id: 1, title: 'Mine', ...(cutFor && { cut_for: cutFor }) });
    expect(sizeProposal.shape.size.parse(wire.size)).toEqual(wire.size);
    expect(fromWireProposal(wire)).toEqual(proposal);
  }
});
