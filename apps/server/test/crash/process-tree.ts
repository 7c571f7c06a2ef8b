import { spawnSync } from 'node:child_process';

/** All processes now, with their parents and commands. */
const processes = (): { pid: number; parent: number; command: string }[] => {
  const list = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).stdout;
  return list.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
};

/** A process and everything it started, at any depth. */
export const treeOf = (root: number): { pid: number; command: string }[] => {
  const all = processes();
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
};

/** Kills all at once without a signal to end, like a power cut. */
export const killAtOnce = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process ended between the list and the kill.
    }
  }
};

/** Processes of a folder that outlived their tree, such as a detached server. */
export const processesOn = (folder: string): number[] =>
  processes()
    .filter(({ command }) => command.includes(folder))
    .map(({ pid }) => pid);
