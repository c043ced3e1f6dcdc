import { locales, localizePath } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { respond } from '../../platform/http/respond.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import { manifestOf } from './manifest.ts';
import { noWorker } from './noWorker.ts';

const anHour = 'public, max-age=3600';

export const installRoutes = (api: Api, { settings }: WithSettings): void => {
  for (const locale of locales) {
    const manifest = manifestOf(locale);
    api.add('GET', localizePath('/manifest.webmanifest', locale), () =>
      respond(200, manifest, {
        'content-type': 'application/manifest+json',
        'cache-control': anHour,
      }),
    );
  }
  if (settings.answersOffline) return;
  api.add('GET', '/service-worker.js', () =>
    respond(200, noWorker, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
};
