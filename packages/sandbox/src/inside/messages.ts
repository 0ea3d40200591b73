/** Lines with this mark are messages to the platform; all other lines are the program's own output. */
const MARK = '\u0001loam ';

export function tell(message: object): void {
  process.stdout.write(`${MARK}${JSON.stringify(message)}\n`);
}
