import 'reflect-metadata';
import { Container } from 'inversify';
import type { Composed } from '../services.ts';
import type { Token } from './tokens.ts';

/** Puts services into a container: `provide(CatalogT, catalog)`. Stores that take others are bound in the container itself, with `toResolvedValue`. */
export const createContainer = (fill: (container: Container) => void, parent?: Container): Container & Composed => {
  const container = parent ? new Container({ parent }) : new Container();
  fill(container);
  return container as Container & Composed;
};

export const provide = <Service>(container: Container, token: Token<Service>, service: Service): void => {
  container.bind(token).toConstantValue(service);
};
