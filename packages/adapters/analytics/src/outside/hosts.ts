import type { OutsideKeys } from '@tailorbird/domain/shell';

/** What a page has to let in for a service. `policies`: the trusted types that its script brings with it. */
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

/** Which services there are, in one order everywhere. */
export const outsideServices = (keys: OutsideKeys): readonly (keyof OutsideKeys)[] =>
  (['google', 'segment'] as const).filter((name) => keys[name] !== undefined);

/** What pages let in for these services and for nothing else. */
export const hostsOf = (keys: OutsideKeys): Hosts => {
  const all = outsideServices(keys).map((name) => hosts[name]);
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    calls: all.flatMap(({ calls }) => calls),
    pictures: all.flatMap(({ pictures }) => pictures),
    policies: all.length === 0 ? [] : ['default', ...all.flatMap(({ policies }) => policies)],
  };
};
