export interface Command {
  readonly id: string;
  readonly title: string;
  /** Other words that should find it. */
  readonly words?: string;
}

/** Commands in which every typed word occurs, in any order. */
export function matchCommands<C extends Command>(commands: readonly C[], search: string): readonly C[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const text = `${command.title} ${command.words ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
