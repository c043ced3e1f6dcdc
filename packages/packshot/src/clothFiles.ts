// Written by `npm run atelier:cloths`. Hash of the files: c409d7579a5b9625

/**
 * Tiles of cloth in `cloths`, by the texture of a fabric or by the slug of a fabric with its
 * own tile.
 */
export const clothFiles: ReadonlySet<string> = new Set([
  'brushed-oxford-190',
  'cable',
  'cashmere-12',
  'cotton-canvas-420',
  'cotton-knit-12',
  'cotton-poplin-115',
  'cotton-seersucker-120',
  'cotton-twill-260',
  'extra-heavy-jersey-300',
  'felted',
  'fine-knit',
  'fine-pique-190',
  'fleece',
  'french-terry',
  'heavy-cotton-jersey-240',
  'heavy-fleece-420',
  'jersey',
  'lambswool-rib',
  'linen-150',
  'lyocell',
  'oxford',
  'pique',
  'recycled-fleece-330',
  'recycled-jersey-200',
  'recycled-wool-7',
  'rib-jersey-200',
  'rib',
  'rugby-jersey-280',
  'slub-jersey-160',
  'technical',
  'terry',
  'undershirt-jersey-130',
  'waffle',
  'wool-jersey',
]);
