export const sizeRegistryLimit = 10;

export type SizeRegistry<Config> = readonly { readonly key: string; readonly config: Config }[];

/** Adds a config under a key and marks it as newest; removes the oldest beyond ten. */
export const putSizeConfig = <Config>(
  registry: SizeRegistry<Config>,
  key: string,
  config: Config,
): SizeRegistry<Config> =>
  [...registry.filter((entry) => entry.key !== key), { key, config }].slice(-sizeRegistryLimit);

export const sizeConfigOf = <Config>(
  registry: SizeRegistry<Config>,
  key: string,
): Config | undefined => registry.find((entry) => entry.key === key)?.config;
