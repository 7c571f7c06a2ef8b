/** A direction that imports must not take. `$1` in `to` stands for the first group of `from`. */
export type Boundary = {
  readonly name: string;
  readonly why: string;
  readonly from: RegExp;
  readonly except?: RegExp;
  readonly to: string;
};

export const tests = /\.test\.tsx?$|[-/]testing\.ts$/;
const modules = /^apps\/server\/src\/modules\/([^/]+)\//;

/** Packages that the server may import outside its adapters: none of them speaks to a vendor. */
const libraries = [
  ...['kysely', 'pg', 'pg-boss', 'zod', 'fastify', '@fastify/.+', 'pino', 'prom-client', 'sharp', 'marked'],
  ...['otpauth', '@simplewebauthn/server', '@node-rs/argon2', 'age-encryption', 'yauzl', 'pdfkit'],
  ...['vite', '@vitejs/plugin-react', 'vitest'],
];

/** The house's floor plan (docs/architecture.md), as rules. Types count: what one knows of another is the coupling. */
export const boundaries: readonly Boundary[] = [
  {
    name: 'domain-is-pure',
    why: 'Rules take what they need as parameters: no package, no Node, no other floor.',
    from: /^packages\/domain\/src\//,
    except: tests,
    to: '^(?!packages/domain/src/)',
  },
  {
    name: 'contract-sees-domain-only',
    why: 'The contract reaches browsers and native apps.',
    from: /^packages\/contract\/src\//,
    except: tests,
    to: '^(?!packages/(contract|domain)/src/|npm:zod$)',
  },
  {
    name: 'ui-knows-no-product',
    why: 'Components serve storefront and back office alike; they are given words and prices.',
    from: /^packages\/ui\//,
    to: '^(apps/|packages/(contract|browser)/)',
  },
  {
    name: 'browser-knows-no-app',
    why: 'Every client stands on it; the server does not.',
    from: /^packages\/browser\//,
    to: '^apps/',
  },
  {
    name: 'clients-never-see-server',
    why: 'They meet in the contract.',
    from: /^apps\/(storefront|backoffice|mobile)\//,
    to: '^apps/server/',
  },
  {
    name: 'server-never-sees-clients',
    why: 'Pages are rendered from what the build put in dist.',
    from: /^(apps\/server\/src|packages)\//,
    to: '^apps/(storefront|backoffice|mobile)/',
  },
  {
    name: 'platform-knows-no-module',
    why: 'What everybody stands on cannot lean on anybody; app.ts assembles.',
    from: /^apps\/server\/src\/platform\//,
    except: tests,
    to: '^apps/server/src/(modules|adapters)/',
  },
  {
    name: 'modules-meet-at-public',
    why: 'A module may change everything behind its door.',
    from: modules,
    except: tests,
    to: '^apps/server/src/modules/(?!$1/)[^/]+/(?!public(-[a-z]+)?\\.ts$)',
  },
  {
    name: 'mounts-are-for-assembling',
    why: 'It brings a whole module with it: who needs one thing of a module asks at its public.ts.',
    from: /^(?!apps\/server\/src\/(app|modules|main)\.ts$)/,
    except: /\.test\.ts$|[-/]testing\.ts$|^apps\/server\/test\//,
    to: '^apps/server/src/modules/[^/]+/mount\\.ts$',
  },
  {
    name: 'modules-see-ports-only',
    why: 'Which vendor answers is configuration.',
    from: modules,
    except: tests,
    to: '^apps/server/src/adapters/[^/]+/(?!port\\.ts$)',
  },
  {
    name: 'http-stays-in-routes',
    why: 'A use case is called by jobs and tests as well.',
    from: modules,
    except: /\/(routes|mount)\.ts$|-routes\.ts$|\.test\.ts$|[-/]testing\.ts$/,
    to: '^npm:(fastify|@fastify/.+)$|^apps/server/src/platform/http/',
  },
  {
    name: 'sql-stays-in-store',
    why: 'Two file names to open when a query is slow.',
    from: modules,
    except: /\/(store|queries)\.ts$|-(store|queries)\.ts$|\.test\.ts$|[-/]testing\.ts$/,
    to: '^npm:(kysely|pg)$',
  },
  {
    name: 'sdk-stays-in-adapter',
    why: 'A vendor is replaced in one folder; a library that speaks to none is added to the list.',
    from: /^apps\/server\/src\/(?!adapters\/)/,
    except: tests,
    to: `^npm:(?!(${libraries.join('|')})$)`,
  },
  {
    name: 'pdf-stays-in-receipt',
    why: 'The library is large, and is read by the first receipt alone.',
    from: /^apps\/server\/src\/(?!modules\/ordering\/receipt\/)/,
    to: '^npm:(pdfkit|fontkit)$',
  },
  {
    name: 'features-do-not-meet',
    why: 'They meet in routes, so each can be read alone.',
    from: /^apps\/(?:storefront|backoffice)\/src\/features\/([^/]+)\//,
    to: '^apps/(storefront|backoffice)/src/(features/(?!$1/)|routes/)',
  },
  {
    name: 'parts-know-no-feature',
    why: 'What two features share cannot depend on one of them.',
    from: /^apps\/(storefront|backoffice)\/src\/parts\//,
    to: '^apps/$1/src/(features|routes)/',
  },
  {
    name: 'base-knows-nothing-above',
    why: 'Every screen stands on it: it is read, tested and loaded without any of them.',
    from: /^apps\/(storefront|backoffice)\/src\/base\//,
    to: '^apps/$1/src/(parts|features|routes)/',
  },
  {
    name: 'native-has-one-door',
    why: 'The same screens run in a browser, where the plug-ins are absent.',
    from: /^apps\/(?:storefront|backoffice)\/src\/(?!(?:base|parts\/payment)\/native\/)/,
    to: '^npm:@(capacitor|capgo|aparajita)',
  },
  {
    name: 'imports-lead-somewhere',
    why: 'An import that is not followed is not checked.',
    from: /^/,
    to: '^nowhere:',
  },
];
