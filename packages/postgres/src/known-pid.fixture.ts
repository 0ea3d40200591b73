/** Number 0 would be the whole group of processes that the test runs in: a run that ends without a word. */
export function knownPid(pid: number | undefined): number {
  if (pid === undefined || pid < 2) throw new Error('The process that is to be killed is not known.');
  return pid;
}
