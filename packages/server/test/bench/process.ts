import { readFileSync } from 'node:fs';

/** What a process holds in memory (RSS), in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Linux counts processor time in hundredths of a second (USER_HZ) for every program, whatever the kernel's own rate. */
const MS_PER_TICK = 10;

/** Processor time that a process has used on all its threads, in the kernel too (utime + stime), in milliseconds. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * MS_PER_TICK;
}
