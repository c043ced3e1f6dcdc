import type { OutsideKeys } from '@tailorbird/domain/shell';

/**
 * Content security policy entries of a service. `policies` are its trusted types
 * policies.
 */
type Hosts = {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
  readonly policies: readonly string[];
};

const googleCollects = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const hosts: Readonly<Record<keyof OutsideKeys, Hosts>> = {
  google: {
    scripts: ['https://www.googletagmanager.com'],
    calls: googleCollects,
    pictures: googleCollects,
    policies: ['goog#html'],
  },
  segment: {
    scripts: ['https://cdn.segment.com'],
    calls: ['https://cdn.segment.com', 'https://api.segment.io'],
    pictures: [],
    policies: [],
  },
};

/** The configured services, always in the same order. */
export const outsideServices = (keys: OutsideKeys): readonly (keyof OutsideKeys)[] =>
  (['google', 'segment'] as const).filter((name) => keys[name] !== undefined);

export const hostsOf = (keys: OutsideKeys): Hosts => {
  const all = outsideServices(keys).map((name) => hosts[name]);
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    calls: all.flatMap(({ calls }) => calls),
    pictures: all.flatMap(({ pictures }) => pictures),
    policies: all.length === 0 ? [] : ['default', ...all.flatMap(({ policies }) => policies)],
  };
};
