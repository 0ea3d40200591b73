/** The package that a program could not start without, by the words of Node and of bundlers; a file of the project is none. */
export function missingPackage(message: string): string | undefined {
  return /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)/.exec(message)?.[1];
}
