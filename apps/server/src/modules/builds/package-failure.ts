/** What a model can do about packages that could not be changed: two lines in place of npm's forty. */
export function packageFailure(detail: string): string {
  const plain = detail.replaceAll(/^npm error ?/gm, '').trim();
  const missing = /requested resource '([^']+)@[^'@]*' could not be found/.exec(plain)?.[1];
  if (missing !== undefined || /\bE404\b/.test(plain)) {
    return `There is no package ${missing ?? 'of that name'} in the registry. Check its name, or do it without a package.`;
  }
  const version = /No matching version found for ([^\s]+?)\.?(?:\s|$)/.exec(plain)?.[1];
  if (version !== undefined) {
    return `There is no version ${version}. Leave the version out to get the newest.`;
  }
  if (/\bERESOLVE\b/.test(plain)) return conflict(plain);
  if (/\bE(?:CONN\w+|NOTFOUND|TIMEDOUT|AI_AGAIN|5\d\d)\b|network|Bad Gateway/i.test(plain)) {
    return 'The registry of packages cannot be reached now. Do it with the packages that are there, and say so.';
  }
  const lines = new Set(
    plain
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(?:code \w+|at )/.test(line)),
  );
  return [...lines].slice(0, 2).join('\n').slice(0, 500) || 'The packages could not be changed.';
}

function conflict(plain: string): string {
  const [, found = ''] = /^Found: (\S+)/m.exec(plain) ?? [];
  const [, wanted = '', range = '', asker = ''] = /peer (\S+?)@"([^"]+)" from (\S+)/.exec(plain) ?? [];
  const why =
    asker === ''
      ? 'It does not go together with packages of the project.'
      : `${asker} needs ${wanted} ${range}; the project has ${found}.`;
  return `${why}\nName a version of it that fits, or another package.`;
}
