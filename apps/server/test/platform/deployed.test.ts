import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const deployed = path.resolve(import.meta.dirname, '../../../../deploy');
const read = (name: string) => readFileSync(path.join(deployed, name), 'utf8');

/** Matches of some words in a file. */
const count = (text: string, words: RegExp) => [...text.matchAll(words)].length;

describe('the deployed system', () => {
  it('is an image whose process is not root', () => {
    const image = read('Containerfile');
    expect(image.match(/^USER .*/gm)).toEqual(['USER 10001:10001']);
    expect(image.indexOf('USER ')).toBeLessThan(image.indexOf('ENTRYPOINT'));
  });

  const units = ['zanga.service', 'zanga-backup.service', 'zanga-backup-drill.service'];
  const protections = (name: string) =>
    read(`systemd/${name}`)
      .split('\n')
      .filter((line) =>
        /^(Protect|Private|Restrict|Lock|NoNew|Capability|SystemCall|UMask|State|User=)/.test(line),
      );

  it.each(units)('is the unit %s, without root or capabilities, protected like the server', (name) => {
    expect(protections(name)).toEqual(protections('zanga.service'));
    expect(protections(name)).toEqual(
      expect.arrayContaining(['User=zanga', 'ProtectSystem=strict', 'SystemCallFilter=@system-service']),
    );
  });

  const hasAnalyser = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!hasAnalyser).each(units)('is the unit %s, with an exposure of at most 2', (name) => {
    const file = path.join(deployed, 'systemd', name);
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
    expect(`${judged.stderr}`).toBe('');
    expect(judged.status).toBe(0);
  });

  it('is a compose file whose nodes write nowhere and have no capabilities', () => {
    const node = read('compose/compose.yml').split('services:')[0] ?? '';
    for (const words of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(node).toContain(words);
  });

  it('is pods that write nowhere and have no capabilities', () => {
    const pods = read('kubernetes/zanga.yaml');
    const containers = count(pods, /^ +image: /gm);
    expect(containers).toBeGreaterThan(1);
    expect(count(pods, /readOnlyRootFilesystem: true/g)).toBe(containers);
    expect(count(pods, /capabilities: \{ drop: \[ALL\] \}/g)).toBe(containers);
    expect(count(pods, /allowPrivilegeEscalation: false/g)).toBe(containers);
    expect(count(pods, /runAsNonRoot: true/g)).toBe(count(pods, /^ +restartPolicy: |^kind: Deployment/gm));
  });
});
