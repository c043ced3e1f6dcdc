import { type Values, variables } from './variables.ts';

type Name = keyof Values;

const groups: readonly (readonly [Name, Name, ...Name[]])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_NUMBER'],
  ['ASSISTANT_URL', 'ASSISTANT_MODEL'],
  ['TRUSTPILOT_API_KEY', 'TRUSTPILOT_UNIT'],
];

/** Settings without effect unless another one is set. */
const additions: readonly (readonly [addition: Name, to: Name])[] = [
  ['ASSISTANT_KEY', 'ASSISTANT_URL'],
  ['OIDC_NAME', 'OIDC_ISSUER'],
];

/** `A, B and C`. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** Incomplete groups of settings, one sentence each. */
export const groupProblemsOf = (values: Values): readonly string[] => {
  const isSet = (name: Name): boolean => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  };
  const halves = groups.flatMap((group) => {
    const set = group.filter(isSet);
    const missing = group.filter((name) => !isSet(name));
    return set.length === 0 || missing.length === 0
      ? []
      : [
          `${listed(missing)} ${missing.length > 1 ? 'are' : 'is'} missing: ${listed(set)} ${set.length > 1 ? 'are' : 'is'} set, and they are used together`,
        ];
  });
  const alone = additions.flatMap(([addition, to]) =>
    isSet(addition) && !isSet(to) ? [`${addition} requires ${to}`] : [],
  );
  return [...halves, ...alone];
};

/** Settings that several processes on one database must share, one sentence each. */
export const sharingProblemsOf = (values: Values): readonly string[] => {
  const { DATABASE_URL, SECRETS_KEY, S3_URL, DATA_DIR, PUBLIC_URL } = values;
  if (DATABASE_URL === null) return [];
  const sentences: readonly (readonly [isSo: boolean, sentence: string])[] = [
    [
      PUBLIC_URL === null,
      'PUBLIC_URL is missing: DATABASE_URL requires the public address, such as https://shop.example',
    ],
    [
      SECRETS_KEY.length === 0,
      'SECRETS_KEY is missing: with DATABASE_URL all processes need the same key, stored apart from the data (create one with `openssl rand -base64 32`)',
    ],
    [
      S3_URL === null && DATA_DIR === variables.DATA_DIR.read(variables.DATA_DIR.fallback),
      'S3_URL is missing: with DATABASE_URL all processes need the same photos. Set a bucket, or set DATA_DIR to a folder that all processes share',
    ],
  ];
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
};
