import type { Collaborator, WorkspaceMember } from '@loam/contract';

const atMost = 3;

/** Members of the workspace that what is being typed may mean, and who are not in the project's list yet. */
export function suggestMembers(
  typed: string,
  members: readonly WorkspaceMember[],
  people: readonly Collaborator[],
): readonly WorkspaceMember[] {
  const piece = lastPiece(typed);
  if (piece === '') return [];
  const known = new Set([...people.map((one) => one.email.toLowerCase()), ...piecesOf(typed)]);
  return members
    .filter(({ email, display_name }) => {
      const isMeant = email.toLowerCase().startsWith(piece) || display_name.toLowerCase().includes(piece);
      return isMeant && !known.has(email.toLowerCase());
    })
    .slice(0, atMost);
}

/** What was typed with the address in place of its last, unfinished piece. */
export function withAddress(typed: string, email: string): string {
  const kept = typed.slice(0, typed.length - lastPiece(typed).length);
  return `${kept}${email}, `;
}

function piecesOf(typed: string): readonly string[] {
  return typed.toLowerCase().split(/[\s,;]+/);
}

function lastPiece(typed: string): string {
  return piecesOf(typed).at(-1) ?? '';
}
