import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', name), 'utf8');

/** How often some words stand in a file. */
const count = (text: string, words: RegExp) => [...text.matchAll(words)].length;

describe('what is deployed', () => {
  it('is an image whose process is nobody’s root', () => {
    const image = read('Containerfile');
    expect(image.match(/^USER .*/gm)).toEqual(['USER 10001:10001']);
    expect(image.indexOf('USER ')).toBeLessThan(image.indexOf('ENTRYPOINT'));
  });

  it.each(['zanga.service', 'zanga-backup.service'])(
    'is the unit %s, without root and rights, over a root that cannot be written',
    (name) => {
      const unit = read(`systemd/${name}`).split('\n');
      const wanted = ['User=zanga', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='];
      expect(unit).toEqual(expect.arrayContaining(wanted));
    },
  );

  it('is nodes of a compose file that write nowhere and may nothing more', () => {
    const node = read('compose/compose.yml').split('services:')[0] ?? '';
    for (const words of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(node).toContain(words);
  });

  it('is pods that write nowhere and may nothing more', () => {
    const pods = read('kubernetes/zanga.yaml');
    const containers = count(pods, /^ +image: /gm);
    expect(containers).toBeGreaterThan(1);
    expect(count(pods, /readOnlyRootFilesystem: true/g)).toBe(containers);
    expect(count(pods, /capabilities: \{ drop: \[ALL\] \}/g)).toBe(containers);
    expect(count(pods, /allowPrivilegeEscalation: false/g)).toBe(containers);
    expect(count(pods, /runAsNonRoot: true/g)).toBe(count(pods, /^ +restartPolicy: |^kind: Deployment/gm));
  });
});
