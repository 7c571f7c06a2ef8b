import { appLinks } from '@zanga/contract/brand/app-links';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export type Apps = Pick<
  Config,
  'APPLE_TEAM_ID' | 'APPLE_APP_IDS' | 'ANDROID_APP_ID' | 'ANDROID_CERTIFICATES'
>;

/** Android's check before the app may open our links: the app and its certificates. */
const assetLinks = ({ ANDROID_APP_ID, ANDROID_CERTIFICATES }: Apps) =>
  ANDROID_CERTIFICATES.length === 0
    ? undefined
    : [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: ANDROID_APP_ID,
            sha256_cert_fingerprints: ANDROID_CERTIFICATES,
          },
        },
      ];

/** iOS's check before the app may open our links; the paths stand here and not in the app. */
const siteAssociation = ({ APPLE_TEAM_ID, APPLE_APP_IDS }: Apps) =>
  APPLE_TEAM_ID === undefined || APPLE_APP_IDS.length === 0
    ? undefined
    : {
        applinks: {
          details: [
            {
              appIDs: APPLE_APP_IDS.map((id) => `${APPLE_TEAM_ID}.${id}`),
              components: appLinks.flatMap(({ path, below }) => [
                { '/': path },
                ...(below ? [{ '/': `${path}/*` }] : []),
              ]),
            },
          ],
        },
      };

/** Serves the files by which phones trust our apps; 404 for an app that is not configured. */
export const mountAppLinks = (app: FastifyInstance, apps: Apps): void => {
  const files = {
    '/.well-known/assetlinks.json': assetLinks(apps),
    '/.well-known/apple-app-site-association': siteAssociation(apps),
  };
  for (const [path, content] of Object.entries(files))
    app.get(path, async (_request, reply) => {
      if (content === undefined) return reply.callNotFound();
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(content));
    });
};
