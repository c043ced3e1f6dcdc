import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from './requestScope.ts';

/**
 * Writes JSON lines with the request's id. Personal data is not logged: no addresses, names,
 * request paths, queries or bodies.
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
