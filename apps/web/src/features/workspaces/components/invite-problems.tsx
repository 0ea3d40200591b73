import { Banner } from '@loam/ui';
import { shownProblem } from '../../../shared/problems.ts';
import type { InviteOutcome } from '../model/invite-each.ts';
import { peopleTexts } from '../texts.data.ts';

const words = peopleTexts.invite;

/** Who could not be invited and why; also for invitations to a project. */
export function InviteProblems({ outcome }: { readonly outcome: InviteOutcome | undefined }) {
  if (!outcome || outcome.refused.length === 0) return null;
  return (
    <Banner tone="danger" title={words.someFailed}>
      <ul>
        {outcome.refused.map(({ email, error }) => (
          <li key={email} className="break-words">
            {email}: {shownProblem(error).message}
          </li>
        ))}
        {outcome.left.map((email) => (
          <li key={email} className="break-words">
            {email}: {words.notTried}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
