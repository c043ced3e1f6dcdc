import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from './requestScope.ts';

/**
 * Writes lines of JSON. Each says which request it belongs to, where it belongs to one. What is personal is not logged: no address, no name, no path as it was asked for, no query, no body.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
