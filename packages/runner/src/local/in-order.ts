/** Work on the same project waits for what was asked for before. */
export type InOrder = <T>(projectId: string, work: () => Promise<T>) => Promise<T>;

export function createOrder(): InOrder {
  const last = new Map<string, Promise<unknown>>();
  return (projectId, work) => {
    const before = last.get(projectId) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(projectId, settled);
    void settled.then(() => last.get(projectId) === settled && last.delete(projectId));
    return mine;
  };
}
