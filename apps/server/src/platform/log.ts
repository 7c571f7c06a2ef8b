import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerSettings } from './server-settings.ts';

export type Log = Logger;

/** Structured lines on standard output; secrets are never written. */
export const makeLog = (config: Pick<ServerSettings, 'LOG_LEVEL'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'authorization',
          'cookie',
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.token',
          'DATABASE_URL',
        ],
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 0 }),
  );
